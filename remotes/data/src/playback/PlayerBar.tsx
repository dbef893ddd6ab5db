import { Button } from '@console/design/button';
import { CopyText } from '@console/design/copy';
import { PauseIcon, PlayIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Segmented, Slider } from '@console/design/sections';
import { useFormatDateTime } from '@console/design/time';
import { type Range, rates } from './clock';
import type { usePlayer } from './usePlayer';

interface PlayerBarProps {
  readonly player: ReturnType<typeof usePlayer>;
  readonly range: Range;
  /** The instant of the observation before or after this one; undefined where there is none. */
  readonly earlier: number | undefined;
  readonly later: number | undefined;
}

/** Controls of a playback: play, pause, step, scrub, speed, loop; and the link to this moment. */
export function PlayerBar({ player, range, earlier, later }: PlayerBarProps) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const { clock, playing, shown } = player;
  const inWords = (instant: number) => format(instant) ?? '';
  return (
    <section className="playback__bar" aria-label={translate('data.playback.controls')}>
      <Button tone="primary" icon={playing ? <PauseIcon /> : <PlayIcon />} onClick={player.toggle}>
        {translate(playing ? 'data.playback.pause' : 'data.playback.play')}
      </Button>
      <Button
        blockedReason={earlier === undefined ? translate('data.playback.earlier.none') : undefined}
        onClick={() => earlier !== undefined && player.stepTo(earlier)}
      >
        {translate('data.playback.earlier')}
      </Button>
      <Button
        blockedReason={later === undefined ? translate('data.playback.later.none') : undefined}
        onClick={() => later !== undefined && player.stepTo(later)}
      >
        {translate('data.playback.later')}
      </Button>
      <div className="playback__slider">
        <Slider
          label={translate('data.playback.instant')}
          min={range.start}
          max={Math.max(range.end, range.start + 1)}
          step={Math.max(1, Math.round((range.end - range.start) / 2000))}
          value={shown}
          format={inWords}
          onChange={(instant) => player.goTo(instant, false)}
          onCommit={(instant) => player.goTo(instant)}
        />
      </div>
      <p className="playback__instant">{inWords(shown)}</p>
      <Segmented
        label={translate('data.playback.rate')}
        options={rates.map((rate) => ({ value: String(rate), label: `${rate}×` }))}
        value={String(clock.rate)}
        onChange={(value) => {
          const rate = rates.find((each) => String(each) === value);
          if (rate !== undefined) player.setRate(rate);
        }}
      />
      <label className="playback__switch">
        <input
          type="checkbox"
          checked={clock.loop}
          onChange={({ currentTarget }) => player.setLoop(currentTarget.checked)}
        />
        {translate('data.playback.loop')}
      </label>
      <CopyText
        text={linkTo(shown)}
        what={translate('data.playback.link')}
        shown={translate('data.playback.link.shown')}
      />
    </section>
  );
}

/** The address of this page at an instant. */
function linkTo(instant: number): string {
  const address = new URL(location.href);
  address.searchParams.set('at', new Date(instant).toISOString());
  return address.href;
}
