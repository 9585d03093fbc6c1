import { describe, expect, it, jest } from '@jest/globals'
import { readRichText, type RichText } from '@parley/contracts/rich-text.ts'
import { createQueryClient } from '@parley/ui-kit/calls/query-client.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/react'
import { Providers } from '../app/Providers.tsx'
import { RichTextField } from './RichTextField.tsx'
import { RichTextView } from './RichTextView.tsx'

const doc = (...content: unknown[]): RichText => ({ type: 'doc', content }) as RichText
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const linkTo = (href: string) => [{ type: 'link', attrs: { href } }]

async function show(initial: RichText | null) {
  const onChange = jest.fn<(value: RichText) => void>()
  render(
    <Providers client={createQueryClient()}>
      <RichTextField label="Summary" initial={initial} onChange={onChange} minHeight={350} />
    </Providers>,
  )
  const field = await screen.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: 'Summary' })
  return { field, editor: field.editor, onChange, actor: userEvent.setup({ delay: null }) }
}
const tool = (name: string) => screen.getByRole('button', { name })

describe('the rich-text editor', () => {
  it('sets headings 1 to 3, marks, lists and quotes, and says which are on', async () => {
    const { editor, onChange, actor } = await show(doc(paragraph('Nine days')))
    act(() => void editor.commands.selectAll())
    for (const name of ['Bold', 'Italic', 'Underline']) {
      await actor.click(tool(name))
      expect(tool(name).getAttribute('aria-pressed')).toBe('true')
    }
    for (const level of [1, 2, 3] as const) {
      await actor.click(tool(`Heading ${level}`))
      expect(onChange.mock.lastCall?.[0].content[0]).toMatchObject({ type: 'heading', attrs: { level } })
    }
    await actor.click(tool('Heading 3'))
    await actor.click(tool('Numbered list'))
    expect(onChange.mock.lastCall?.[0].content[0]).toMatchObject({ type: 'orderedList' })
    await actor.click(tool('Bulleted list'))
    expect(onChange.mock.lastCall?.[0].content[0]).toMatchObject({ type: 'bulletList' })
    await actor.click(tool('Bulleted list'))
    await actor.click(tool('Quote'))
    expect(onChange.mock.lastCall?.[0].content[0]).toMatchObject({ type: 'blockquote' })
    // What it gives is what may be stored, at every step.
    for (const [given] of onChange.mock.calls) expect(readRichText(given)).toEqual(given)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('undoes and does again', async () => {
    const { editor, onChange, actor } = await show(null)
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
    act(() => void editor.commands.insertContent('Nine days'))
    await actor.click(tool('Undo'))
    expect(onChange.mock.lastCall?.[0]).toEqual(doc({ type: 'paragraph' }))
    await actor.click(tool('Redo'))
    expect(onChange.mock.lastCall?.[0]).toEqual(doc(paragraph('Nine days')))
  })

  it('is one stop for Tab; arrow keys, Home and End move in the toolbar', async () => {
    const { actor } = await show(null)
    await actor.tab()
    expect(document.activeElement).toBe(tool('Heading 1'))
    await actor.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tool('Heading 3'))
    await actor.keyboard('{End}')
    expect(document.activeElement).toBe(tool('Redo'))
    await actor.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tool('Heading 1'))
    await actor.keyboard('{ArrowLeft}{Home}')
    expect(document.activeElement).toBe(tool('Heading 1'))
    await actor.tab()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Summary' }))
  })

  it('adds a link with a URL only, and to allowed addresses only', async () => {
    const { editor, onChange, actor } = await show(doc(paragraph('Minutes')))
    act(() => void editor.commands.selectAll())
    await actor.click(tool('Link'))
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add' })
    expect(add.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/^URL/), 'javascript:alert(1)')
    await actor.click(add)
    expect(screen.getByText('Links may lead to http, https and mailto addresses only')).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    await actor.clear(screen.getByLabelText(/^URL/))
    expect(add.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/^URL/), 'acme.test/minutes')
    await actor.click(add)
    expect(onChange.mock.lastCall?.[0]).toEqual(
      doc(paragraph('Minutes', linkTo('https://acme.test/minutes'))),
    )
  })

  it('updates and removes the link at the cursor', async () => {
    const { editor, onChange, actor } = await show(doc(paragraph('Minutes', linkTo('https://acme.test'))))
    act(() => void editor.commands.setTextSelection(3))
    await actor.click(tool('Link'))
    const update = await screen.findByRole<HTMLButtonElement>('button', { name: 'Update' })
    await actor.clear(screen.getByLabelText(/^URL/))
    expect(update.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/^URL/), 'otto@acme.test')
    await actor.click(update)
    expect(onChange.mock.lastCall?.[0]).toEqual(doc(paragraph('Minutes', linkTo('mailto:otto@acme.test'))))
    await actor.click(tool('Link'))
    await actor.click(await screen.findByRole('button', { name: 'Remove link' }))
    expect(onChange.mock.lastCall?.[0]).toEqual(doc(paragraph('Minutes')))
  })

  it('takes of pasted HTML what may be stored, and the rest as plain text', async () => {
    const { editor, onChange } = await show(null)
    const html = `<h4>Four</h4><ol start="3" type="a"><li>a<img src=x onerror="alert(1)"></li></ol>
      <p style="color:red" onclick="alert(1)"><a href="javascript:alert(1)">bad</a>
      <a href="https://acme.test" title="t" class="c" target="_top" rel="X9">good</a></p><script>alert(1)</script>`
    act(() => void editor.commands.insertContent(html))
    const given = onChange.mock.lastCall?.[0]
    expect(readRichText(given)).toEqual(given)
    expect(JSON.stringify(given)).not.toMatch(/javascript|onerror|alert|"title"|"class"|_top/)
    expect(JSON.stringify(given)).toContain('"href":"https://acme.test"')
  })
})

describe('a rich text that is read', () => {
  it('shows its headings below those of the page, its lists, quotes, marks and links', () => {
    render(
      <RichTextView
        words=""
        value={doc(
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Close' }] },
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [paragraph('x')] }],
          },
          { type: 'blockquote', content: [paragraph('Never again', [{ type: 'bold' }])] },
          paragraph('Minutes', linkTo('https://acme.test/minutes')),
        )}
      />,
    )
    expect(screen.getByRole('heading', { level: 4, name: 'Close' })).toBeTruthy()
    expect(screen.getByRole('list').getAttribute('start')).toBe('3')
    expect(screen.getByText('Never again').tagName).toBe('STRONG')
    const link = screen.getByRole('link', { name: 'Minutes' })
    expect(link.getAttribute('href')).toBe('https://acme.test/minutes')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it.each([
    ['a script link', doc(paragraph('x', linkTo('javascript:alert(1)')))],
    ['a strange node', doc({ type: 'iframe', attrs: { src: 'https://evil.test' } })],
    [
      'an element of React’s',
      doc({ type: 'paragraph', content: [{ $$typeof: 'x', type: 'script', props: {} }] }),
    ],
    [
      'a text that is an object',
      doc({ type: 'paragraph', content: [{ type: 'text', text: { toString: 1 } }] }),
    ],
    ['markup instead of a document', '<img src=x onerror=alert(1)>'],
    ['nothing', null],
  ])('is harmless with %s in it: its bare words are shown', (_what, hostile) => {
    const { container } = render(<RichTextView value={hostile} words="<b>The words</b>" />)
    expect(container.textContent).toBe('<b>The words</b>')
    expect(container.querySelector('a, iframe, script, img, b')).toBeNull()
  })

  it('shows markup in a text as text', () => {
    const { container } = render(
      <RichTextView words="" value={doc(paragraph('<img src=x onerror=alert(1)>'))} />,
    )
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
    expect(container.querySelector('img')).toBeNull()
  })
})
