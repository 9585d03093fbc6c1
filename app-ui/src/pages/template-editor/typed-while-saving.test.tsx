import { expect, it } from '@jest/globals'
import { type Template, updateTemplate } from '@parley/contracts/http/templates.ts'
import { firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import {
  editAddress,
  nameField,
  saveButton,
  serveTemplate,
  vendorSelection,
} from '../../features/templates/template-editor/testing/serve-template.ts'
import { renderRoute } from '../../testing/render-route.tsx'

/** The editor while its first save waits to be let go. */
function saveSlowly() {
  serveTemplate()
  const bodies: Partial<Template & { versionNote: string }>[] = []
  const waiting: (() => void)[] = []
  server.use(
    answer(updateTemplate, async ({ body }) => {
      bodies.push(body as (typeof bodies)[number])
      if (bodies.length === 1) await new Promise<void>((resolve) => waiting.push(resolve))
      return { template: { ...vendorSelection, ...bodies.at(-1), version: 3 + bodies.length } }
    }),
  )
  const shown = renderRoute(editAddress, { user: firmAdmin })
  const letGo = async (): Promise<void> => {
    act(() => waiting[0]?.())
    await screen.findByText('Version 4')
  }
  return { ...shown, bodies, waiting, letGo }
}

it('what is typed while a template is being saved is still there after a reload', async () => {
  const { actor, unmount, waiting, letGo } = saveSlowly()
  await actor.type(await nameField(), ' 2')
  await actor.click(saveButton())
  await waitFor(() => expect(waiting).toHaveLength(1))
  await actor.type(await nameField(), ' and more')
  await letGo()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  renderRoute(editAddress, { user: firmAdmin })
  expect((await nameField()).value).toBe('Vendor Selection 2 and more')
})

it('what is new in a version is not said of the next one', async () => {
  const { actor, bodies, waiting, letGo } = saveSlowly()
  await nameField()
  await actor.click(screen.getByRole('tab', { name: 'Phases' }))
  const rename = async (words: string) =>
    actor.type((await screen.findAllByDisplayValue(/^Discovery/))[0] as HTMLElement, words)
  await rename(' 2')
  const note = () => screen.getByLabelText<HTMLInputElement>(/^What is new in version/)
  await actor.type(note(), 'Vendors')
  await actor.click(saveButton())
  await waitFor(() => expect(waiting).toHaveLength(1))
  await rename(' and more')
  await letGo()
  await waitFor(() => expect(note().value).toBe(''))
  await actor.click(saveButton())
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies.map(({ versionNote }) => versionNote)).toEqual(['Vendors', undefined])
})
