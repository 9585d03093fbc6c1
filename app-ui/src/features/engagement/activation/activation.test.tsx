import { describe, expect, it, jest } from '@jest/globals'
import { failureSentence } from '@parley/contracts/failure-words.ts'
import { activatePhase, getActivationContext } from '@parley/contracts/http/activation.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { ActivationSection } from './ActivationSection.tsx'
import { minutes, policy, showActivation } from './testing/shown-activation.tsx'

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('the activation panel (Document 2, 4.5)', () => {
  it('asks for a phase that is not activated, with all that the call needs', async () => {
    const { actor, calls, one, whole } = showActivation()
    expect(screen.getByText('Not Activated')).toBeTruthy()
    await actor.click(await button('Activate'))
    await waitFor(() =>
      expect(calls.asked).toEqual([
        {
          phaseId: one.id,
          initiativeId: whole.id,
          clientId: whole.clientId,
          consultingFirmId: clientAdmin.client?.consultingFirm.id,
        },
      ]),
    )
    expect(calls.context).toBe(0)
  })

  it('says why it cannot be asked for without a completed interaction', async () => {
    const { actor, calls } = showActivation({ completed: 0 })
    const blocked = await button('Activate')
    const reason = 'No completed interactions found. Complete some agent interactions first.'
    expect(screen.getAllByText(reason)).toHaveLength(1)
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(blocked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
    await actor.click(blocked)
    expect(calls.asked).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('cannot be asked for while the initiative is on hold', async () => {
    showActivation({ status: 'ON_HOLD' })
    expect((await button('Activate')).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('The initiative is on hold.')).toBeTruthy()
  })

  it.each([
    ['PENDING', 'Pending'],
    ['IN_PROGRESS', 'Activating...'],
  ] as const)('shows how far it is while %s, and reads no context', async (status, label) => {
    const { calls } = showActivation({
      activation: { status, stage: 'context', completedAt: null, bundledOutput: null },
    })
    const steps = within(await screen.findByRole('list', { name: 'Progress of the activation' }))
    expect(screen.getByText(label)).toBeTruthy()
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ])
    expect(steps.getByText('Find what the documents say').closest('li')?.textContent).toContain('at work')
    expect(calls.context).toBe(0)
    await waitFor(() => expect(calls.read).toBeGreaterThan(1), { timeout: 4_000 })
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says that it failed, why, and tries again', async () => {
    const { actor, calls } = showActivation({
      activation: { status: 'FAILED', error: 'No model answered.', completedAt: null },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Activation failed. Please try again or contact support.')
    expect(alert.textContent).toContain('No model answered.')
    await actor.click(await button('Retry'))
    await waitFor(() => expect(calls.asked).toHaveLength(1))
    expect(calls.context).toBe(0)
  })

  it('says why it failed in the reader’s language', async () => {
    const error = failureSentence('activationOurFault')
    showActivation({ activation: { status: 'FAILED', error, completedAt: null } })
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost.')
    await act(() => changeLanguage('de'))
    expect((await screen.findByRole('alert')).textContent).toContain('Es ist nichts verloren gegangen.')
    await act(() => changeLanguage('en'))
  })

  it('says so when the call itself is refused', async () => {
    const { actor } = showActivation()
    server.use(answer(activatePhase, () => refuse('UNAVAILABLE', 'The agents are not available just now.')))
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await actor.click(await button('Activate'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Activation failed. Please try again or contact support.The agents are not available just now.',
    )
    expect(log.mock.calls).toEqual([
      ['Failed to activate Initiation: The agents are not available just now.'],
    ])
    log.mockRestore()
  })

  it('shows what it brought: context, sources by kind, query and bundle', async () => {
    const { actor, places } = showActivation({ activation: {} })
    expect(await screen.findByText('Activated')).toBeTruthy()
    expect(await screen.findByText(/by Ada Marsh · The agents of Discovery receive it\./)).toBeTruthy()
    const blocked = await button('Activate')
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('This phase is already activated.')).toBeTruthy()
    await actor.click(await screen.findByRole('button', { name: 'Source 1: Minutes' }))
    const { chunkId, artifactId, name, quote } = minutes
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
    for (const title of ['Sources', 'Retrieval query', 'Bundled output'])
      await actor.click(screen.getByRole('heading', { name: title, level: 4 }))
    const client = within(screen.getByRole('group', { name: 'Client' }))
    expect(client.getByText('2')).toBeTruthy()
    expect(client.getAllByText('72% relevant')).toHaveLength(2)
    await actor.click(client.getByRole('button', { name: /Policy, Page 3/ }))
    expect(places.at(-1)).toMatchObject({ chunkId: policy.chunkId })
    expect(screen.getByText('Initiation close books')).toBeTruthy()
    expect(screen.getByText('Built-in model')).toBeTruthy()
    for (const text of [
      'One ERP',
      'No owner.',
      'Because of the close.',
      'Ada Marsh overruled Judge',
      'All is agreed.',
    ])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('offers to activate again once what it was made from has changed', async () => {
    const { actor, calls } = showActivation({ activation: { isOutdated: true } })
    expect(await screen.findByText(/has changed since/)).toBeTruthy()
    await actor.click(await button('Activate again'))
    await waitFor(() => expect(calls.asked).toHaveLength(1))
  })

  it('keeps the rest when the context cannot be read, and reads it again', async () => {
    const { actor } = showActivation({ activation: {} })
    server.use(answer(getActivationContext, () => refuse('INTERNAL', 'Something went wrong on our side.')))
    await actor.click(await screen.findByRole('button', { name: /retry|try again/i }))
    expect(await screen.findByText('Retrieval query')).toBeTruthy()
  })

  it('is there to read for those who may not ask', async () => {
    showActivation({ activation: {}, canEdit: false })
    expect(await screen.findByRole('button', { name: 'Source 1: Minutes' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Activate/ })).toBeNull()
  })

  it('is not there for a phase without agents', () => {
    const { one } = showActivation()
    const none = phase({}, { aiAgents: [] })
    const { container } = renderPart(
      <ActivationSection initiative={initiative()} phase={none} canEdit onOpenPlace={() => undefined} />,
    )
    expect(one.templatePhase.aiAgents).not.toHaveLength(0)
    expect(container.textContent).toBe('')
  })
})
