import { Button, IconButton, LinkButton } from '@console/design/button';
import { Card } from '@console/design/card';
import { DownIcon, HiddenIcon, UpIcon } from '@console/design/icons';
import { keyAlongLine } from '@console/design/language';
import { MessagesProvider, useLocale, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { usePersistentState } from '@console/design/preferences';
import { useStyles } from '@console/design/theme';
import { paths } from '@console/remote/contract';
import { userOf } from '@console/remote/host';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../../host/registry';
import { useSessionState } from '../../host/session';
import { arrange, asDeclared, moveCard, readArrangement } from './arrangement';
import { FailedCardsBanner } from './FailedCards';
import messages from './messages/en.json';
import { NewsCard } from './news/NewsCard';
import css from './overview.css';
import { newsCard, type OverviewCard, overviewCards } from './overviewCards';
import { RemoteCard } from './RemoteCard';
import { VisitCard } from './VisitCard';

/** Overview of what is going on, in cards that remotes contribute; each user arranges them on their device. */
export function OverviewPage() {
  return (
    <MessagesProvider messages={messages}>
      <Overview />
    </MessagesProvider>
  );
}

const emptyList: readonly string[] = [];

/** The cards of this user in their order, and what changes it. */
function useCards() {
  const translate = useMessages();
  const { registry } = useRegistry();
  const roles = userOf(useSessionState())?.roles ?? emptyList;
  const [arrangement, keep] = usePersistentState('overview.cards', readArrangement);
  const cards = useMemo(() => {
    const titles = { news: translate('overview.news.title'), visit: translate('overview.visit.title') };
    return arrange(overviewCards(registry, roles, titles), arrangement, newsCard);
  }, [registry, roles, translate, arrangement]);
  const isHidden = ({ key }: OverviewCard) => arrangement.hidden.includes(key);
  const shown = cards.filter((card) => !isHidden(card));
  const hide = (hidden: readonly string[]) => keep({ ...arrangement, hidden });
  return {
    shown,
    hidden: cards.filter(isHidden),
    isArranged: arrangement !== asDeclared,
    move: (key: string, to: number) => {
      const order = moveCard(
        shown.map((card) => card.key),
        key,
        to,
      );
      keep({ ...arrangement, order: [...order, ...arrangement.hidden] });
    },
    hide: ({ key }: OverviewCard) => hide([...arrangement.hidden, key]),
    show: ({ key }: OverviewCard) => hide(arrangement.hidden.filter((each) => each !== key)),
    reset: () => keep(undefined),
  };
}

function Overview() {
  useStyles(css);
  const translate = useMessages();
  const { shown, hidden, isArranged, move, hide, show, reset } = useCards();
  const [arranging, setArranging] = useState(false);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const arrange = useRef<HTMLButtonElement>(null);
  const moveTo = ({ key, title }: OverviewCard, to: number) => {
    const at = Math.max(0, Math.min(to, shown.length - 1));
    move(key, at);
    setSaid(translate('overview.card.moved', { title, at: at + 1, of: shown.length }));
  };
  return (
    <Page
      section={translate('overview.title')}
      actions={
        <>
          {arranging && isArranged && <Button onClick={reset}>{translate('overview.reset')}</Button>}
          <Button
            ref={arrange}
            tone={arranging ? 'primary' : 'default'}
            onClick={() => setArranging(!arranging)}
          >
            {translate(arranging ? 'overview.arrange.done' : 'overview.arrange')}
          </Button>
          <LinkButton to={paths.readers.definitions.list()}>{translate('overview.readers')}</LinkButton>
        </>
      }
    >
      {arranging && <p>{translate('overview.arrange.text')}</p>}
      <p className="design__hidden" role="status">
        {said}
      </p>
      {shown.length === 0 && hidden.length === 0 && <p>{translate('overview.none')}</p>}
      <FailedCardsBanner onAgain={() => arrange.current?.focus()}>
        <ul className="overview" aria-label={translate('overview.cards')}>
          {shown.map((card, at) => (
            <li
              key={card.key}
              className={`overview__card overview__card--${card.size}`}
              draggable={arranging}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(card.key);
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                const moved = shown.find(({ key }) => key === dragged);
                if (moved) moveTo(moved, at);
              }}
            >
              <CardFrame
                card={card}
                arranging={arranging}
                isFirst={at === 0}
                isLast={at === shown.length - 1}
                onMove={(by) => moveTo(card, at + by)}
                onHide={() => {
                  hide(card);
                  setSaid(translate('overview.card.hidden', { title: card.title }));
                  // The button that was pressed is gone with the card.
                  arrange.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      </FailedCardsBanner>
      {arranging && (
        <section className="overview__hidden">
          <h2>{translate('overview.hidden')}</h2>
          {hidden.length === 0 && <p>{translate('overview.hidden.none')}</p>}
          {hidden.map((card) => (
            <Button
              key={card.key}
              onClick={() => {
                show(card);
                arrange.current?.focus();
              }}
            >
              {translate('overview.card.show', { title: card.title })}
            </Button>
          ))}
        </section>
      )}
    </Page>
  );
}

interface CardFrameProps {
  readonly card: OverviewCard;
  readonly arranging: boolean;
  /** Of the cards that are shown. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves the card by so many places. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onHide: () => void;
}

/** Keys that move a card, with the direction. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A card with its heading; what is in it is drawn once it is seen. */
function CardFrame({ card, arranging, isFirst, isLast, onMove, onHide }: CardFrameProps) {
  const translate = useMessages();
  const locale = useLocale();
  const { seen, place } = useSeen();
  const moving = useRef<HTMLButtonElement>(undefined);
  const { title, of } = card;
  // A card that is taken to another place of the document loses the focus.
  useLayoutEffect(() => {
    moving.current?.focus();
    moving.current = undefined;
  });
  const move = (button: HTMLButtonElement, by: 1 | -1) => {
    moving.current = button;
    onMove(by);
  };
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[keyAlongLine(event.key, locale)];
    if (step === undefined) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };
  return (
    <div className="overview__place" ref={place}>
      <Card
        title={title}
        actions={
          arranging && (
            <>
              <IconButton
                size="small"
                icon={<UpIcon />}
                label={translate('overview.card.earlier', { title })}
                blockedReason={isFirst ? translate('overview.card.first') : undefined}
                onClick={({ currentTarget }) => move(currentTarget, -1)}
                onKeyDown={moveByKey}
              />
              <IconButton
                size="small"
                icon={<DownIcon />}
                label={translate('overview.card.later', { title })}
                blockedReason={isLast ? translate('overview.card.last') : undefined}
                onClick={({ currentTarget }) => move(currentTarget, 1)}
                onKeyDown={moveByKey}
              />
              <IconButton
                size="small"
                icon={<HiddenIcon />}
                label={translate('overview.card.hide', { title })}
                onClick={onHide}
              />
            </>
          )
        }
      >
        {seen && <CardBody of={of} />}
      </Card>
    </div>
  );
}

/** Content of a card: a remote draws it, or the console itself. */
function CardBody({ of }: Pick<OverviewCard, 'of'>) {
  if (of === 'news') return <NewsCard />;
  return of === 'visit' ? <VisitCard /> : <RemoteCard of={of} />;
}

/** Ref to a place of the page, and true once that has been in sight. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return { seen, place };
}
