import { describe, expect, it } from '@jest/globals'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { createInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { setTeam } from '@parley/contracts/http/team.ts'
import { updateRole } from '@parley/contracts/http/roles.ts'
import { createStakeholder } from '@parley/contracts/http/stakeholders.ts'
import { createUser } from '@parley/contracts/http/users.ts'
import { limitOf } from './text-limit.ts'

describe('How long a text may be is read from the schema that it is sent to', () => {
  it.each([
    [sendUserMessage, 'message', 8000],
    [createStakeholder, 'firstName', 100],
    [createStakeholder, 'notes', 4000],
    [createStakeholder, 'email', 254],
    [createUser, 'email', 254],
    [updateRole, 'description', 1000],
    [createInitiative, 'description', 20_000],
    [updateInitiative, 'metadata.currentSystems', 8000],
    [updateInitiative, 'metadata.painPoints', 500],
    [setTeam, 'members.role', 100],
    [createInitiative, 'isConfidential', undefined],
    [createInitiative, 'nothing', undefined],
  ] as const)('%#', (route, field, limit) => {
    expect(limitOf(route, field)).toBe(limit)
  })
})
