import type { Texts } from '@parley/ui-kit/i18n/defined-texts.ts'

/** What a key does; the help, and what listens to keys, read the same table. */
export interface Shortcut {
  label: keyof Texts['keyboard']['what']
  group: 'anywhere' | 'go' | 'lists' | 'observations' | 'dialogs'
  /** Pressed one after the other; `Mod` is Ctrl, or the command key. */
  keys: readonly string[]
  /** Listened to by what it belongs to, not by the page. */
  isElsewhere?: boolean
  /** Pages of which the first is gone to that the person has. */
  paths?: readonly string[]
  act?: 'palette' | 'help' | 'focus-search' | 'create' | 'next' | 'previous'
}

export const shortcuts: readonly Shortcut[] = [
  { label: 'palette', group: 'anywhere', keys: ['Mod', 'K'], isElsewhere: true },
  { label: 'help', group: 'anywhere', keys: ['?'], act: 'help' },
  { label: 'search', group: 'anywhere', keys: ['/'], act: 'focus-search' },
  { label: 'create', group: 'anywhere', keys: ['c'], act: 'create', paths: ['/initiatives/create'] },
  { label: 'home', group: 'go', keys: ['g', 'h'], paths: ['/'] },
  {
    label: 'dashboard',
    group: 'go',
    keys: ['g', 'd'],
    paths: ['/consulting-firm-dashboard', '/admin/', '/departments-and-stakeholders'],
  },
  { label: 'initiatives', group: 'go', keys: ['g', 'i'], paths: ['/initiatives'] },
  { label: 'artifacts', group: 'go', keys: ['g', 'a'], paths: ['/artifacts'] },
  { label: 'knowledge', group: 'go', keys: ['g', 'q'], paths: ['/query-knowledge'] },
  { label: 'clients', group: 'go', keys: ['g', 'c'], paths: ['/clients', '/admin/clients'] },
  { label: 'consultants', group: 'go', keys: ['g', 'p'], paths: ['/consultants'] },
  { label: 'templates', group: 'go', keys: ['g', 't'], paths: ['/initiative-templates'] },
  { label: 'users', group: 'go', keys: ['g', 'u'], paths: ['/settings/users', '/admin/users'] },
  {
    label: 'settings',
    group: 'go',
    keys: ['g', 's'],
    paths: ['/settings', '/consulting-firm/security'],
  },
  { label: 'next', group: 'lists', keys: ['j'], act: 'next' },
  { label: 'previous', group: 'lists', keys: ['k'], act: 'previous' },
  { label: 'open', group: 'lists', keys: ['Enter'], isElsewhere: true },
  { label: 'select', group: 'observations', keys: ['x'], isElsewhere: true },
  { label: 'accept', group: 'observations', keys: ['a'], isElsewhere: true },
  { label: 'toRemediate', group: 'observations', keys: ['r'], isElsewhere: true },
  { label: 'remediated', group: 'observations', keys: ['m'], isElsewhere: true },
  { label: 'evidence', group: 'observations', keys: ['e'], isElsewhere: true },
  { label: 'close', group: 'dialogs', keys: ['Esc'], isElsewhere: true },
]

/** Keys without Ctrl or the like, which somebody who speaks to the machine may set off unawares (WCAG 2.1.4). */
export const isSingleKey = ({ keys, isElsewhere }: Shortcut): boolean =>
  isElsewhere !== true && keys[0] !== 'Mod'

/** Those that are turned off with them. */
export const isTurnedOff = (shortcut: Shortcut): boolean =>
  isSingleKey(shortcut) || shortcut.group === 'observations'

/** Where a shortcut leads this person; undefined where it leads nowhere for them. */
export const placeOf = ({ paths = [] }: Shortcut, own: ReadonlySet<string>): string | undefined =>
  paths.find((path) => own.has(path))

/** Those that do something for a person with these pages. */
export const shortcutsFor = (own: ReadonlySet<string>): Shortcut[] =>
  shortcuts.filter((shortcut) => shortcut.paths === undefined || placeOf(shortcut, own) !== undefined)
