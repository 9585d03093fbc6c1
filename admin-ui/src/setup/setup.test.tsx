import { describe, expect, it } from '@jest/globals'
import { adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { getSuperAdminDashboard } from '@parley/contracts/http/dashboards.ts'
import { getPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import { addStarterSet, getSetup, sendTestMail, type Setup, testModel } from '@parley/contracts/http/setup.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { noStats } from '../testing/no-stats.ts'
import { renderConsole } from '../testing/render-console.tsx'

const empty: Setup = {
  isEmbedded: false,
  deployment: { hasMailServer: false, models: [{ provider: 'builtin', model: 'builtin-1' }] },
  mailSentAt: null,
  firms: 0,
  firmPeople: 0,
  agents: 0,
  templates: 0,
}
const people = { firms: 1, firmPeople: 1, agents: 9, templates: 5 }

const give = (setup: () => Setup): void =>
  server.use(
    answer(getSuperAdminDashboard, { stats: noStats }),
    answer(adminListNotices, { notices: [] }),
    answer(getPlatformSettings, { superAdminsNeedTwoFactor: true, updatedAt: '2026-03-02T09:00:00.000Z' }),
    answer(getSetup, setup),
  )

describe('the first days of a product', () => {
  it('show what is to be set, with buttons that do it', async () => {
    let setup = empty
    give(() => setup)
    server.use(
      answer(addStarterSet, () => {
        setup = { ...empty, agents: 9, templates: 5 }
        return { agents: 9, templates: 5 }
      }),
    )
    const { actor } = renderConsole('/')
    await screen.findByRole('heading', { name: 'Set up Parley' })
    expect(screen.getAllByText('Open')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'Add the first firm' }).getAttribute('href')).toBe(
      '/consulting-firms/create',
    )
    expect(screen.queryByRole('button', { name: 'Do not show again' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Try / })).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Add the starter set' }))
    await screen.findByText('9 agents and 5 templates were added.')
    await screen.findByText('Done')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('let mail and models be tried, and say what the servers say', async () => {
    const deployment: Setup['deployment'] = {
      hasMailServer: true,
      models: [{ provider: 'openai', model: 'gpt-x' }],
    }
    give(() => ({ ...empty, deployment }))
    server.use(
      answer(sendTestMail, {
        ok: false,
        message: 'The mail server refused the mail. (550)',
        milliseconds: 3,
      }),
      answer(testModel, ({ body }) => {
        expect(body).toEqual({ provider: 'openai' })
        return { ok: true, message: null, milliseconds: 840 }
      }),
    )
    const { actor } = renderConsole('/')
    await actor.click(await screen.findByRole('button', { name: `Send a test mail to ${superAdmin.email}` }))
    await screen.findByText('That did not work: The mail server refused the mail. (550)')
    await actor.click(screen.getByRole('button', { name: 'Try gpt-x' }))
    await screen.findByText('gpt-x answered in 840 ms.')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are not done where mails reach nobody', async () => {
    const deployment: Setup['deployment'] = {
      hasMailServer: true,
      catchesMail: true,
      models: [{ provider: 'openai', model: 'gpt-x' }],
    }
    give(() => ({ ...empty, ...people, deployment }))
    const { actor } = renderConsole('/')
    await screen.findByText('3 of 4 steps of the setup are done.')
    await actor.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByText(/^Mails go to a mail catcher, and reach nobody\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: `Send a test mail to ${superAdmin.email}` })).toBeTruthy()
  })

  it('lead to a firm with somebody in it', async () => {
    give(() => empty)
    server.use(answer(adminConsultingFirms.list, []))
    const { actor } = renderConsole('/')
    await actor.click(await screen.findByRole('link', { name: 'Add the first firm' }))
    expect(await screen.findByRole('switch', { name: 'Invite an administrator', checked: true })).toBeTruthy()
    expect(screen.getByLabelText(/^Email/)).toBeTruthy()
  })

  it('fold to a line once people can work, which can be put away for good', async () => {
    give(() => ({ ...empty, ...people, isEmbedded: true }))
    const store = memoryStore({ locale: 'en' })
    const { actor } = renderConsole('/', { store })
    await screen.findByText('2 of 4 steps of the setup are done.')
    expect(screen.queryByText('First firm')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByText('First firm')).toBeTruthy()
    expect(screen.getByText(/does not wait for the disk/)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Understood, do not show again' }))
    await actor.click(screen.getByRole('button', { name: 'Do not show again' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set up Parley' })).toBeNull())
    expect(screen.queryByText(/does not wait for the disk/)).toBeNull()
    const kept = ['setup.unwanted', 'setup.embedded.dismissed'].map((key) => store.getItem<boolean>(key))
    expect(kept).toEqual([true, true])
  })

  it('are over when all is done', async () => {
    const deployment: Setup['deployment'] = {
      hasMailServer: true,
      models: [{ provider: 'google', model: 'gemini' }],
    }
    give(() => ({ ...empty, ...people, deployment }))
    renderConsole('/')
    await screen.findByText(/^As of /)
    expect(screen.queryByRole('heading', { name: 'Set up Parley' })).toBeNull()
  })
})
