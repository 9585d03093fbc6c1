import { describe, expect, it } from '@jest/globals'
import { type LanguageModel, listLanguageModels } from '@parley/contracts/http/language-models.ts'
import { listMaturityAssessments } from '@parley/contracts/http/maturity.ts'
import { getClientStorage } from '@parley/contracts/http/artifacts.ts'
import { type Client, getClient, listClients, updateClientSettings } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const builtin = (choice: LanguageModel['choice']): LanguageModel => ({
  choice,
  isAvailable: false,
  provider: 'builtin',
  model: 'builtin-1',
})
const withoutKeys = [builtin('gpt'), builtin('claude'), builtin('gemini')]

/** A server that keeps what is chosen. */
function stored(client: Client = clientRecord()) {
  const bodies: unknown[] = []
  let now = client
  server.use(
    answer(getClient, () => now),
    answer(listLanguageModels, withoutKeys),
    answer(listMaturityAssessments, []),
    answer(getClientStorage, { documents: 3, usedBytes: 19 * 1024 ** 3, quotaBytes: 20 * 1024 ** 3 }),
    answer(updateClientSettings, ({ body }) => {
      bodies.push(body)
      const { ai, language } = body as Client['settings']
      now = { ...now, settings: { ai, language }, updatedAt: '2026-03-02T11:00:00.000Z' }
      return now
    }),
  )
  return { bodies, put: (next: Client) => void (now = next) }
}
const role = async (name: string) => within(await screen.findByRole('radiogroup', { name }))
const checked = (radio: HTMLElement): boolean => (radio as HTMLInputElement).checked
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('the AI settings', () => {
  it('start with gpt for both, are saved from the header, and say so for two seconds', async () => {
    const { bodies } = stored()
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    const [preparer, reviewer] = [await role('Preparer'), await role('Reviewer')]
    for (const group of [preparer, reviewer]) {
      expect(group.getAllByRole('radio')).toHaveLength(3)
      expect(checked(group.getByRole('radio', { name: 'GPT by OpenAI' }))).toBe(true)
    }
    expect(saveButton().disabled).toBe(true)
    await actor.click(preparer.getByRole('radio', { name: 'Claude by Anthropic' }))
    await actor.click(reviewer.getByRole('radio', { name: 'Gemini by Google' }))
    const substitution = screen.getByRole('switch', { name: 'May another model stand in' })
    expect(checked(substitution)).toBe(false)
    await actor.click(substitution)
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByText('Claude')).toBeTruthy()
    expect(summary.getByText('Gemini')).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: 'Language' }))
    await actor.click(screen.getByRole('option', { name: 'German' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(saveButton())
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(bodies).toEqual([
      {
        ai: { llmPreparer: 'claude', llmReviewer: 'gemini', maySubstitute: true },
        language: 'de',
        updatedAt: clientRecord().updatedAt,
      },
    ])
    await waitFor(() => expect(saveButton().disabled).toBe(true))
    expect(checked((await role('Preparer')).getByRole('radio', { name: /^Claude/ }))).toBe(true)
    await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull(), { timeout: 5_000 })
  })

  it('show what the documents take up, and say when it is nearly all', async () => {
    stored()
    renderRoute('/settings/ai', { user: clientViewer })
    const storage = within(await screen.findByRole('region', { name: 'Storage' }))
    expect(await storage.findByText('3 artifacts take up 19 GB of 20 GB.')).toBeTruthy()
    expect(storage.getByRole('progressbar', { name: 'Share in use' }).getAttribute('aria-valuenow')).toBe(
      '95',
    )
    expect(storage.getByText(/^Nearly full/)).toBeTruthy()
  })

  it('say who really answers where a key is missing', async () => {
    stored()
    server.use(
      answer(listLanguageModels, [
        { ...builtin('gpt'), provider: 'anthropic', model: 'claude-sonnet-5-5' },
        { choice: 'claude', isAvailable: true, provider: 'anthropic', model: 'claude-sonnet-5-5' },
        builtin('gemini'),
      ]),
    )
    renderRoute('/settings/ai', { user: clientAdmin })
    const preparer = await role('Preparer')
    const instead = 'No key for OpenAI is set up here: Anthropic claude-sonnet-5-5 answers instead.'
    expect(await preparer.findByText(instead)).toBeTruthy()
    expect(
      preparer.getByText('No key for Google is set up here: the built-in model answers instead.'),
    ).toBeTruthy()
    expect(preparer.queryByText(/No key for Anthropic/)).toBeNull()
    const described = preparer.getByRole('radio', { name: /^GPT/ }).getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe(instead)
    expect(screen.getAllByText(/answered by Anthropic claude-sonnet-5-5/)).toHaveLength(2)
  })

  it('keep what was chosen when saving fails', async () => {
    stored()
    server.use(answer(updateClientSettings, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    await actor.click((await role('Preparer')).getByRole('radio', { name: /^Gemini/ }))
    await actor.click(saveButton())
    expect(await screen.findByText('Failed to save settings')).toBeTruthy()
    expect(screen.getByText('The database is down.')).toBeTruthy()
    expect(checked((await role('Preparer')).getByRole('radio', { name: /^Gemini/ }))).toBe(true)
    expect(saveButton().disabled).toBe(false)
  })

  it('leave the decision to the person where somebody else has changed them', async () => {
    const { bodies, put } = stored()
    const theirs = clientRecord({
      settings: { ai: { llmPreparer: 'gemini', llmReviewer: 'claude', maySubstitute: true }, language: 'de' },
      updatedAt: '2026-03-02T10:00:00.000Z',
    })
    put(clientRecord())
    let isFirst = true
    server.use(
      answer(updateClientSettings, ({ body }) => {
        bodies.push(body)
        if (!isFirst) return theirs
        isFirst = false
        return Response.json(
          { code: 'STALE_UPDATE', message: 'Somebody was faster.', requestId: 'test', current: theirs },
          { status: 409 },
        )
      }),
    )
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    await actor.click((await role('Preparer')).getByRole('radio', { name: /^Claude/ }))
    await actor.click(saveButton())
    expect(
      await screen.findByText(
        'Preparer Gemini, Reviewer Claude, another model may stand in, Language: German',
      ),
    ).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          ai: { llmPreparer: 'claude', llmReviewer: 'gpt', maySubstitute: false },
          language: null,
          updatedAt: clientRecord().updatedAt,
        },
        {
          ai: { llmPreparer: 'claude', llmReviewer: 'gpt', maySubstitute: false },
          language: null,
          updatedAt: theirs.updatedAt,
        },
      ]),
    )
  })

  it('say that they could not be loaded, and try again', async () => {
    stored()
    server.use(answer(getClient, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    expect(await screen.findByText('Failed to load client settings')).toBeTruthy()
    stored()
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await role('Preparer')).toBeTruthy()
  })

  it('are chosen all the same where nobody knows who will answer', async () => {
    stored()
    server.use(answer(listLanguageModels, () => refuse('UNAVAILABLE', 'The agents are away.')))
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    expect(await screen.findByText(/could not be found out: The agents are away/)).toBeTruthy()
    await actor.click((await role('Preparer')).getByRole('radio', { name: /^Gemini/ }))
    expect(saveButton().disabled).toBe(false)
  })

  it('are for looking at without manage_settings', async () => {
    stored()
    renderRoute('/settings/ai', { user: clientViewer })
    const preparer = await role('Preparer')
    for (const radio of preparer.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
    expect(screen.getByText(/Only people who may manage settings/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are chosen by who is connected to the client', async () => {
    stored()
    renderRoute('/settings/ai', { user: insideAcme(superAdmin) })
    const radios = (await role('Reviewer')).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((radio) => radio.disabled)).toEqual([false, false, false])
  })

  it.each([
    ['a consultant', consultant],
    ['a super admin', superAdmin],
  ])('lead %s who is in no client to the clients', async (_, user) => {
    server.use(answer(listClients, []))
    renderRoute('/settings/ai', { user })
    expect(await screen.findByText('Connect to a client first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Clients' }).getAttribute('href')).toBe('/clients')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('a Firm Admin', () => {
  it('chooses a client and then its models in place', async () => {
    const mine = clientRecord()
    const { bodies } = stored(mine)
    server.use(answer(listClients, [mine, clientRecord({ id: newId(), name: 'Helios Health' })]))
    const { actor, path } = renderRoute('/settings/ai', { user: firmAdmin })
    expect(await screen.findByText('Choose a client')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['SSO', 'AI'])
    await actor.click(screen.getByRole('combobox', { name: 'Client' }))
    await actor.click(await screen.findByRole('option', { name: mine.name }))
    await waitFor(() => expect(path()).toContain(`client=${mine.id}`))
    await actor.click((await role('Preparer')).getByRole('radio', { name: 'Claude by Anthropic' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(saveButton())
    await waitFor(() => expect(bodies).toMatchObject([{ ai: { llmPreparer: 'claude' } }]))
  })
})

describe('the settings', () => {
  it('begin with the AI, with the maturity level beside it', async () => {
    stored()
    const { actor, path } = renderRoute('/settings', { user: clientAdmin })
    await role('Preparer')
    expect(path()).toBe('/settings/ai')
    // The side menu names them: a second one would say the same.
    expect(screen.queryByRole('tab')).toBeNull()
    await actor.click(screen.getByRole('link', { name: 'Maturity Level' }))
    expect(await screen.findByText('The maturity level UI is coming soon.')).toBeTruthy()
    expect(path()).toBe('/maturity-level')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('ask before what was chosen is left', async () => {
    stored()
    const { actor, path } = renderRoute('/settings/ai', { user: clientAdmin })
    await actor.click((await role('Preparer')).getByRole('radio', { name: /^Gemini/ }))
    await actor.click(screen.getByRole('link', { name: 'Maturity Level' }))
    await actor.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/maturity-level'))
  })

  it('are in the client’s menu, and in German', async () => {
    stored()
    const { actor } = renderRoute('/settings/ai', { user: clientAdmin })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    expect(menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
    expect(menu.getByRole('link', { name: 'AI' }).getAttribute('href')).toBe('/settings/ai')
    await actor.click(screen.getByRole('button', { name: /^Account of/ }))
    await actor.click(screen.getByRole('button', { name: 'Deutsch' }))
    await actor.keyboard('{Escape}')
    expect(await screen.findByRole('radiogroup', { name: 'Ausarbeitung' })).toBeTruthy()
  })
})
