import { screen, within } from '@testing-library/react'
import type { RenderedConsole } from './render-console.tsx'

/** The row of a table that has a text. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr')
  if (row === null) throw new Error(`No row says ${text}`)
  return row
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

export async function choose(
  { actor }: Pick<RenderedConsole, 'actor'>,
  label: string | RegExp,
  option: string,
): Promise<void> {
  await actor.click(screen.getByRole('combobox', { name: label }))
  await actor.click(await screen.findByRole('option', { name: option }))
}
