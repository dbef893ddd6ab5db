import type { ReactNode } from 'react';
import { Button, ButtonGroup, IconButton, IconLink, LinkButton } from '../button';
import { CopyIcon, DeleteIcon, EditIcon } from '../icons';
import { type Translate, useMessages } from '../messages';
import { useStyles } from '../theme';
import actionsCss from './actions.css';

interface ActionState {
  /** Address to go to; an action has either this or `onAct`. */
  to?: string;
  onAct?: () => void;
  /** Why it is not possible now. The button stays focusable, is described by this and does nothing. */
  blockedReason?: string;
  /** It is under way. */
  pending?: boolean;
  /**
   * It asks, or opens a form, before anything is changed: an address may begin it. A function asks where `onAct` may
   * act at once. @defaultValue false
   */
  asks?: boolean | (() => void);
}

/** One of the actions every record has. */
export interface RecordAction extends ActionState {
  kind: 'edit' | 'copy' | 'delete';
}

/** An action of one kind of record only. */
export interface CustomAction extends ActionState {
  kind: 'custom';
  /** Unique in its bar. */
  key: string;
  /** Label of the button, without the name of the record. */
  label: string;
  icon: ReactNode;
}

/** One action of an {@link ActionBar}. */
export type Action = RecordAction | CustomAction;

/** Name of a record, the actions offered for it, and room for them: icons alone in rows of a table. */
export interface ActionBarProps {
  /** Name of the record the actions are for. */
  name: string;
  /** Shown in this order. */
  actions: readonly Action[];
  /** Icons only, for a table row; each is then named with the record. @defaultValue false */
  compact?: boolean;
  /** Passed to every control, for a bar inside a grid cell. */
  tabIndex?: number;
}

const recordIcons = { edit: <EditIcon />, copy: <CopyIcon />, delete: <DeleteIcon /> };

const labelOf = (action: Action, translate: Translate) =>
  action.kind === 'custom' ? action.label : translate(`actions.${action.kind}`);

/**
 * The actions of one record [FORM-05].
 *
 * @example
 * ```tsx
 * <ActionBar
 *   name="dock-1"
 *   actions={[
 *     { kind: 'edit', to: 'edit' },
 *     { kind: 'delete', onAct: askToDelete, blockedReason: 'It is in use.' },
 *   ]}
 * />
 * ```
 */
export function ActionBar({ name, actions, compact = false, tabIndex }: ActionBarProps) {
  useStyles(actionsCss);
  const translate = useMessages();
  return (
    <ButtonGroup className="actions" label={translate('actions.group', { name })}>
      {actions.map((action) => {
        const label = labelOf(action, translate);
        const icon = action.kind === 'custom' ? action.icon : recordIcons[action.kind];
        const key = action.kind === 'custom' ? action.key : action.kind;
        const { to, onAct, pending, blockedReason } = action;
        const leads = to !== undefined && blockedReason === undefined;
        const state = { icon, tabIndex, pending, blockedReason, onClick: onAct };
        if (!compact)
          return leads ? (
            <LinkButton key={key} to={to} icon={icon} tabIndex={tabIndex}>
              {label}
            </LinkButton>
          ) : (
            <Button key={key} {...state}>
              {label}
            </Button>
          );
        const named = translate('actions.named', { action: label, name, kind: action.kind });
        return leads ? (
          <IconLink key={key} to={to} icon={icon} label={named} tabIndex={tabIndex} size="small" />
        ) : (
          <IconButton key={key} {...state} label={named} size="small" />
        );
      })}
    </ButtonGroup>
  );
}
