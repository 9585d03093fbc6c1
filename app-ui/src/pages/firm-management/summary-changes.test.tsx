import { describe, expect, it } from '@jest/globals'
import {
  deleteInitiativeSummary,
  type InitiativeSummary,
  saveInitiativeSummary,
} from '@parley/contracts/http/initiative-summaries.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  erp,
  close,
  summaries,
  summaryOf,
  withSummaries,
} from '../../features/knowledge/firm-knowledge/testing/summaries.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const saves = (give: () => InitiativeSummary | Response): unknown[] => {
  const bodies: unknown[] = []
  server.use(
    answer(saveInitiativeSummary, ({ body }) => {
      bodies.push(body)
      return give()
    }),
  )
  return bodies
}
const stale = (current: InitiativeSummary): Response =>
  HttpResponse.json(
    { code: 'STALE_UPDATE', message: 'Somebody else has changed this.', requestId: 'r', current },
    { status: 409 },
  )

describe('a summary', () => {
  it('is written for an initiative that is chosen, archived ones among them', async () => {
    withSummaries([])
    const bodies = saves(() => summaryOf())
    const { actor, path } = renderRoute(summaries, { user: firmAdmin })
    await actor.click((await screen.findAllByRole('button', { name: 'New Summary' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'New initiative summary' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Initiative and summary are required')
    await actor.click(dialog.getByRole('combobox', { name: /Initiative/ }))
    await actor.click(await screen.findByRole('option', { name: 'Finance close redesign (archived)' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Summary/ }), 'Nine days became four.')
    await actor.type(dialog.getByRole('textbox', { name: 'Vendor choices' }), 'Orbis{Enter}Orbis{Enter}')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          initiativeId: close.id,
          summary: 'Nine days became four.',
          keyFindings: '',
          recommendations: '',
          vendorChoices: ['Orbis'],
          outcomes: '',
          updatedAt: null,
        },
      ]),
    )
    await waitFor(() => expect(path()).toBe(summaries))
  })

  it('is one for an initiative: whoever begins another is led to it', async () => {
    withSummaries([summaryOf()])
    const { actor, path } = renderRoute(`${summaries}/create`, { user: firmAdmin })
    const dialog = within(await screen.findByRole('dialog', { name: 'New initiative summary' }))
    await actor.click(dialog.getByRole('combobox', { name: /Initiative/ }))
    await actor.click(await screen.findByRole('option', { name: 'ERP vendor selection' }))
    expect(await dialog.findByText('This initiative has a summary already.')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Edit that one' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    expect(path()).toBe(`${summaries}/${erp.id}/edit`)
    expect(edit.queryByRole('combobox')).toBeNull()
    expect(edit.getByLabelText<HTMLInputElement>('Initiative').readOnly).toBe(true)
  })

  it('that somebody else has changed keeps what was typed, until the person decides', async () => {
    const row = summaryOf()
    const theirs = { ...row, summary: 'Their words.', updatedAt: '2026-03-03T09:30:00.000Z' }
    withSummaries([row])
    const bodies = saves(() => (bodies.length === 1 ? stale(theirs) : row))
    const { actor, path } = renderRoute(`${summaries}/${erp.id}/edit`, { user: firmAdmin })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Summary/ }), ' And more.')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Their words.')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toMatchObject([
      { updatedAt: row.updatedAt },
      { updatedAt: theirs.updatedAt, summary: `${row.summary} And more.` },
    ])
    await waitFor(() => expect(path()).toBe(summaries))
  })

  it('survives a failure, a reload and its deletion by somebody else', async () => {
    const row = summaryOf()
    withSummaries([row])
    let refusal = refuse('INTERNAL', 'An error occurred')
    const bodies = saves(() => (bodies.length === 3 ? row : refusal.clone()))
    const address = `${summaries}/${erp.id}/edit`
    const first = renderRoute(address, { user: firmAdmin })
    let dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    await first.actor.type(dialog.getByRole('textbox', { name: 'Recommendations' }), 'Standardise.')
    await first.actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Failed to save initiative summary. Please try again.')).toBeTruthy()
    first.unmount()

    const { actor, path } = renderRoute(address, { user: firmAdmin })
    dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    expect(dialog.getByText('What you had typed before is back; it is not saved yet.')).toBeTruthy()
    expect(dialog.getByDisplayValue('Standardise.')).toBeTruthy()
    refusal = refuse('NOT_FOUND', 'Initiative summary not found')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Somebody has deleted this summary in the meantime/)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe(summaries))
    expect(bodies.at(-1)).toMatchObject({ updatedAt: null, recommendations: 'Standardise.' })
  })

  it('is deleted once that is confirmed; what went wrong is said', async () => {
    const rows = [summaryOf()]
    withSummaries(rows)
    const refusals = [
      refuse('INTERNAL', 'An error occurred'),
      refuse('NOT_FOUND', 'Initiative summary not found'),
    ]
    server.use(
      answer(deleteInitiativeSummary, () => {
        const refusal = refusals.shift()
        if (refusal !== undefined) return refusal
        rows.pop()
        return { id: newId() }
      }),
    )
    const { actor } = renderRoute(summaries, { user: firmAdmin })
    await actor.click(
      await screen.findByRole('button', { name: 'Delete the summary of ERP vendor selection' }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('ERP vendor selection')).toBeTruthy()
    for (const text of ['Failed to delete initiative summary', 'Initiative summary not found']) {
      await actor.click(dialog.getByRole('button', { name: 'Delete' }))
      expect((await dialog.findByText(text)).getAttribute('role')).toBe('alert')
    }
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No initiative summaries yet')).toBeTruthy()
  })
})
