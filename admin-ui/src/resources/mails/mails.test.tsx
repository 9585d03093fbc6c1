import { describe, expect, it } from '@jest/globals'
import { getMail, listMails } from '@parley/contracts/http/mails.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { filterOf } from '../../testing/asked.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import type { Mail } from '../../kinds/mail-words.tsx'
// What comes late in a browser is here from the start: no test waits for it.
import './MailList.tsx'
import './MailShow.tsx'

const link = 'https://parley.example.com/reset-password?token=secret'

const mail = (part: Partial<Mail> = {}): Mail => ({
  id: newId(),
  kind: 'password_reset',
  to: 'ada@acme.test',
  subject: 'Set a new password for Parley',
  status: 'KEPT',
  text: `Hello Ada,\n\nSet a new password with this link.\n\n${link}\n`,
  html: `<p>Hello Ada</p><script>parent.stolen = 1</script><a href="${link}">Set a new password</a>`,
  attempts: 0,
  error: null,
  createdAt: '2026-05-04T10:00:00.000Z',
  sentAt: null,
  ...part,
})

describe('mails', () => {
  it('are listed newest first, and searched on the server', async () => {
    const asked: { filter: unknown; sort: unknown }[] = []
    server.use(
      answer(listMails, ({ query }) => {
        asked.push({
          filter: filterOf(query),
          sort: JSON.parse(query.get('sort') ?? '[]'),
        })
        return [mail()]
      }),
    )
    const { actor } = renderConsole('/mails')
    await screen.findByRole('link', { name: 'Set a new password for Parley' })
    expect(screen.getByText('Kept here')).toBeTruthy()
    expect(asked[0]).toEqual({ filter: {}, sort: ['createdAt', 'DESC'] })
    await actor.type(screen.getByPlaceholderText('Address or subject'), 'ada')
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'ada' }))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are exported without their words, which may hold a link that works', async () => {
    const files = catchSavedFiles()
    server.use(answer(listMails, [mail({ subject: '=HYPERLINK("http://evil.test")' })]))
    const { actor } = renderConsole('/mails')
    await screen.findByText('ada@acme.test')
    await actor.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText('1 row exported.')
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^mails-\d{4}-\d\d-\d\d\.csv$/)])
    const text = (await files[0]?.text()) ?? ''
    expect(text).toContain('ada@acme.test')
    expect(text).toContain("'=HYPERLINK")
    expect(text).not.toContain('secret')
  })

  it('are shown as their reader would see them, in a frame where nothing runs', async () => {
    const kept = mail()
    server.use(answer(getMail, kept))
    renderConsole(`/mails/${kept.id}/show`)
    const frame = await screen.findByTitle('As it looks')
    expect(frame.getAttribute('sandbox')).toBe('')
    const inside = frame.getAttribute('srcdoc') ?? ''
    expect(inside).toContain("default-src 'none'")
    expect(inside).toContain('<base target="_blank">')
    expect(inside).toContain('Hello Ada')
    expect(screen.getByRole('link', { name: link }).getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByRole('button', { name: `Copy ${link}` })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('have no link to follow where it is masked, and say where it is to be found', async () => {
    const masked = link.replace('secret', '***')
    const kept = mail({ text: `Hello Ada,\n\n${masked}\n`, html: null })
    server.use(answer(getMail, kept))
    renderConsole(`/mails/${kept.id}/show`)
    await screen.findByText(/^There is no mail server.*Links that open something are masked/)
    expect(screen.queryByRole('link', { name: masked })).toBeNull()
  })

  it('that were sent say that their words are not stored', async () => {
    const sent = mail({ status: 'SENT', text: '', html: null, sentAt: '2026-05-04T10:00:05.000Z' })
    server.use(answer(getMail, sent))
    renderConsole(`/mails/${sent.id}/show`)
    await screen.findByText('What was sent is not stored: it may hold a link that still works.')
    expect(screen.queryByTitle('As it looks')).toBeNull()
  })

  it('that are none are said to be none', async () => {
    server.use(answer(listMails, []))
    renderConsole('/mails')
    await screen.findByText('No mail has been sent yet.')
  })
})
