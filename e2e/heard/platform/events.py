"""What a browser tells the accessibility bus of the desktop, as a screen reader gets it: a line of JSON each.

`{"said": "status: 18 of 40 rows"}` when the text of a live region changes, `{"focus": "Search"}` with the name of what
has the focus. The first line is `{}`, once the bus is listened to. Ends when its input ends.
"""

import json
import sys

import pyatspi
from gi.repository import GLib

# An element in a text; its own text is read from the child that it stands for.
EMBEDDED = "\ufffc"

# Roles of live regions, by their names on the bus.
KINDS = {"notification": "alert", "status bar": "status", "log": "log"}

# Changes of one frame come as events of several elements of a region; they are one sentence.
FRAME_MS = 60


def tell(**event):
    print(json.dumps(event), flush=True)


def attributes(element):
    return dict(each.split(":", 1) for each in element.getAttributes() if ":" in each)


def region_around(element):
    """The live region that an element is in, with its attributes; None outside of one."""
    while element is not None:
        found = attributes(element)
        if found.get("container-live") not in ("polite", "assertive"):
            return None
        if found.get("live") in ("polite", "assertive"):
            return element, found
        element = element.parent
    return None


def text_of(element, start=0, end=-1):
    """Text of an element as it is read: with that of what it holds."""
    try:
        text = element.queryText().getText(0, -1)
    except NotImplementedError:
        return " ".join(text_of(child) for child in element) or element.name
    end = len(text) if end < 0 else end
    # Pieces of the text itself have no tag.
    children = [child for child in element if child and "tag" in attributes(child)]
    position = text[:start].count(EMBEDDED)
    words = []
    for character in text[start:end]:
        if character != EMBEDDED:
            words.append(character)
            continue
        if position < len(children):
            words.append(f" {text_of(children[position])} ")
        position += 1
    return "".join(words)


# Live regions of this frame, with what was inserted into them.
changed = {}


def tell_changed():
    frame = list(changed.values())
    # While these are read, those of the next frame come in.
    changed.clear()
    for region, found, texts in frame:
        try:
            kind = KINDS.get(region.getRoleName(), found["live"])
            if found.get("container-atomic") == "true":
                texts = [text_of(region)]
        except GLib.GError:
            # The region is gone: nothing is left to read.
            continue
        texts = [" ".join(text.split()) for text in texts]
        parts = [
            text
            for at, text in enumerate(texts)
            if text and not any(text in other for other in texts[:at])
            and not any(text in other and text != other for other in texts[at + 1:])
        ]
        if parts:
            tell(said=f"{kind}: {' '.join(parts)}")
    return False


def on_text(event):
    try:
        around = region_around(event.source)
        if around is None:
            return
        text = text_of(event.source, event.detail1, event.detail1 + event.detail2)
    except GLib.GError:
        # The element is gone already.
        return
    region, found = around
    if not changed:
        # The frame has ended when its time is over and all that came is read.
        GLib.timeout_add(FRAME_MS, lambda: GLib.idle_add(tell_changed) and False)
    changed.setdefault(hash(region), (region, found, []))[2].append(text)


def on_focus(event):
    if event.detail1 != 1:
        return
    try:
        if not event.source.getRoleName().startswith("document"):
            tell(focus=event.source.name)
    except GLib.GError:
        # The element is gone already.
        pass


def end(*_):
    pyatspi.Registry.stop()
    return False


pyatspi.Registry.registerEventListener(on_text, "object:text-changed:insert")
pyatspi.Registry.registerEventListener(on_focus, "object:state-changed:focused")
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_HUP, end)
tell()
pyatspi.Registry.start()
