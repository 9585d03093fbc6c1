import type { Tutorial } from '@parley/contracts/http/progress.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { GuideStep } from '../guide/index.ts'
import { mayCreateInitiatives } from '../../engagement/initiatives/index.ts'
import { kindOf } from '../../account/session/index.ts'
import type { tutorialsTexts } from './locales/en.ts'

/** A sentence said where a guide has nothing to point at. */
export type Missing = 'noInitiative' | 'noInitiativeReader' | 'noPhase' | 'noAgents' | 'noButton'

type StepsOf<Name extends Tutorial> = keyof (typeof tutorialsTexts)['guides'][Name]['steps']

/** A step without its words, which are the person's language. */
export interface StepPlan<Name extends Tutorial = Tutorial> extends Pick<
  GuideStep,
  'target' | 'byClick' | 'optional' | 'patience' | 'side'
> {
  id: StepsOf<Name>
  /** Address of the page that it is on, where that is another than the one before. */
  page?: string
  missing?: Missing
}

export interface GuidePlan<Name extends Tutorial = Tutorial> {
  minutes: number
  steps: (user: SessionUser) => StepPlan<Name>[]
}

/** Milliseconds in which a page that was just gone to may load. */
const newPage = 20_000
/** Whoever opens an initiative goes to another page by that. */
const openOne = (user: SessionUser) =>
  ({
    id: 'open',
    page: '/initiatives',
    target: '[data-guide="open-initiative"]',
    byClick: true,
    patience: newPage,
    missing: mayCreateInitiatives(user) ? 'noInitiative' : 'noInitiativeReader',
  }) as const

const actions = {
  id: 'actions',
  target: '[data-guide="phase-actions"]',
  patience: newPage,
  missing: 'noPhase',
  side: 'top',
} as const
const phases = {
  id: 'phases',
  target: '[data-guide="phases"]',
  patience: newPage,
  missing: 'noPhase',
} as const

/** On a narrow screen the conversation stands behind a tab. */
const orItsTab = (target: string): string => `${target}, #tab-conversation`

const pageOfSecurity = (user: SessionUser): string =>
  kindOf(user) === 'firm' ? '/consulting-firm/security' : '/settings/security'

type Plans = { [Name in Tutorial]: GuidePlan<Name> }

/** What each guide leads through. */
export const guidePlans: Plans = {
  'fill-phase': {
    minutes: 5,
    steps: (user) => [
      openOne(user),
      phases,
      { id: 'inputs', target: '[data-guide="inputs"]' },
      { id: 'documents', target: '[data-guide="documents"]' },
      actions,
    ],
  },
  'cite-documents': {
    minutes: 4,
    steps: () => [
      { id: 'upload', page: '/artifacts', target: '[data-guide="upload"]', patience: newPage },
      {
        id: 'ask',
        page: '/query-knowledge',
        target: '[data-guide="question"]',
        patience: newPage,
        side: 'top',
      },
      { id: 'sources' },
    ],
  },
  'run-conversation': {
    minutes: 6,
    steps: (user) => [
      openOne(user),
      actions,
      { id: 'conversation', target: orItsTab('#conversation-title'), missing: 'noAgents' },
      { id: 'composer', target: orItsTab('[data-guide="composer"]'), side: 'top' },
      { id: 'gate' },
    ],
  },
  'mitigate-findings': {
    minutes: 4,
    steps: (user) => [
      openOne(user),
      actions,
      { id: 'observations', target: '[data-guide="observations"]' },
      { id: 'again' },
    ],
  },
  'complete-and-activate': {
    minutes: 3,
    steps: (user) => [
      openOne(user),
      actions,
      { id: 'activation', target: '[data-guide="activation"]' },
      phases,
    ],
  },
  'export-deck': {
    minutes: 2,
    steps: (user) => [
      openOne(user),
      { id: 'deck', target: '[data-guide="deck"]', patience: newPage, missing: 'noButton' },
      { id: 'wait' },
    ],
  },
  'invite-people': {
    minutes: 2,
    steps: () => [
      {
        id: 'add',
        page: '/settings/users',
        target: '[data-guide="add-user"]',
        byClick: true,
        patience: newPage,
        missing: 'noButton',
      },
      { id: 'form', target: '.MuiDialog-paper' },
    ],
  },
  'secure-account': {
    minutes: 3,
    steps: (user) => [
      {
        id: 'twoFactor',
        page: pageOfSecurity(user),
        target: '[data-guide="two-factor"]',
        patience: newPage,
      },
      { id: 'password', target: '[data-guide="password"]' },
      { id: 'sessions', target: '[data-guide="sessions"]' },
    ],
  },
}
