import type { Permission } from '@parley/contracts/enums.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Texts } from '@parley/ui-kit/i18n/defined-texts.ts'
import { can, kindOf } from '../../account/session/index.ts'

export type StepName = keyof Texts['checklist']['steps']

const forReaders: readonly StepName[] = ['tour', 'tutorial', 'twoFactor']

/** By kind and what the person may do, the fullest first. */
const stepsOf: Record<'firm' | 'client', readonly { needs: Permission; steps: readonly StepName[] }[]> = {
  firm: [
    { needs: 'manage_users', steps: ['client', 'consultant', 'firmDocument', 'firmInitiative', 'twoFactor'] },
    {
      needs: 'manage_initiatives',
      steps: ['tour', 'firmInitiative', 'firmDocument', 'tutorial', 'twoFactor'],
    },
  ],
  client: [
    {
      needs: 'manage_users',
      steps: ['colleague', 'stakeholder', 'initiative', 'document', 'phase', 'twoFactor'],
    },
    { needs: 'manage_initiatives', steps: ['stakeholder', 'initiative', 'document', 'phase', 'twoFactor'] },
  ],
}

/** What somebody who is new does first, in this order; nothing for who acts for others or has the console. */
export function firstStepsOf(user: SessionUser): readonly StepName[] {
  const kind = kindOf(user)
  if (user.isImpersonating || (kind !== 'firm' && kind !== 'client')) return []
  return stepsOf[kind].find(({ needs }) => can(user, needs))?.steps ?? forReaders
}

/** Where a step is done; the tour begins where one is. */
export function pathOfStep(step: StepName, user: SessionUser): string | undefined {
  const security = kindOf(user) === 'firm' ? '/consulting-firm/security' : '/settings/security'
  const paths: Record<StepName, string | undefined> = {
    client: '/clients/create',
    consultant: '/consultants/create',
    firmDocument: '/artifacts',
    firmInitiative: '/clients',
    initiative: '/initiatives/create',
    stakeholder: '/departments-and-stakeholders',
    document: '/artifacts',
    colleague: '/settings/users/create',
    phase: '/initiatives',
    tour: undefined,
    tutorial: '/tutorials',
    twoFactor: security,
  }
  return paths[step]
}
