import type { Locator, Page } from '@playwright/test'

/** One thing that a person does on the page, and the expression that holds in the page once it shows. */
interface Act {
  name: string
  /** What is clicked; its place is found beforehand. */
  target?: (page: Page) => Locator
  /** Else what is pressed or typed. */
  key?: string
  shows: string
}

const openers = `document.querySelectorAll('[data-opens-row]')`
const unfolded = (at: number): string =>
  `${openers}[${at}]?.getAttribute('aria-expanded') === 'true' && document.getElementById(${openers}[${at}].getAttribute('aria-controls')) !== null`
const chosenTab = (pane: string, content: string): string =>
  `document.getElementById('tab-${pane}')?.ariaSelected === 'true' && document.querySelector('#panel-${pane} ${content}')?.checkVisibility()`
const isFocused = (at: number): string => `document.activeElement === ${openers}[${at}]`
const typed = (text: string): string => `document.activeElement.value?.endsWith(${JSON.stringify(text)})`

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const opener = (at: number) => (page: Page) => page.locator('[data-opens-row]').nth(at)
const several = (count: number, one: (at: number) => Act): Act[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** Letters, one act each. */
const letters = (name: string, text: string): Act[] =>
  text.split('').map((letter, at) => ({
    name,
    key: letter === ' ' ? 'Space' : letter,
    shows: typed(text.slice(0, at + 1)),
  }))
const words = 'who owns the data'

/** In this order; each leaves the page as the next one needs it. */
export const acts: readonly Act[] = [
  {
    name: 'findings are opened',
    target: tab(/^Findings/),
    shows: chosenTab('findings', '[data-opens-row]'),
  },
  ...several(5, (at) => ({ name: 'a finding is unfolded', target: opener(at), shows: unfolded(at) })),
  ...several(10, (at) => ({ name: 'next finding by key', key: 'j', shows: isFocused(at + 5) })),
  { name: 'a finding is unfolded by key', key: 'Enter', shows: unfolded(14) },
  {
    name: 'notes are entered',
    target: (page) => page.getByLabel('Notes').first(),
    shows: `document.activeElement.matches('textarea')`,
  },
  ...letters('a letter of notes', words),
  {
    name: 'a finding is chosen',
    target: (page) => page.getByRole('checkbox', { name: /^Select: / }).first(),
    shows: `document.querySelector('[data-selecting]') !== null`,
  },
  {
    name: 'open ones alone',
    target: button(/^Open \d/),
    shows: `document.activeElement.ariaPressed === 'true'`,
  },
  { name: 'all findings', target: button(/^All \d/), shows: `document.activeElement.ariaPressed === 'true'` },
  {
    name: 'documents are opened',
    target: tab(/^Documents/),
    shows: chosenTab('documents', '*'),
  },
  { name: 'inputs are opened', target: tab(/^Inputs/), shows: chosenTab('inputs', 'textarea, input') },
  {
    name: 'findings are opened again',
    target: tab(/^Findings/),
    shows: chosenTab('findings', '[data-opens-row]'),
  },
  { name: 'inputs are opened again', target: tab(/^Inputs/), shows: chosenTab('inputs', 'textarea, input') },
  {
    name: 'the composer is entered',
    target: (page) => page.locator('[data-guide="composer"] textarea:not([aria-hidden])'),
    shows: `document.activeElement.matches('[data-guide="composer"] textarea')`,
  },
  ...letters('a letter in the composer', words),
  {
    name: 'the conversation alone',
    target: button('Show the conversation alone'),
    shows: `document.getElementById('panel-inputs')?.checkVisibility() === false`,
  },
  {
    name: 'both panes again',
    target: button('Show both beside each other'),
    shows: `document.getElementById('panel-inputs')?.checkVisibility() === true`,
  },
  {
    name: 'About is opened',
    target: (page) => page.getByRole('link', { name: 'About', exact: true }),
    shows: `document.querySelector('[role=dialog]')?.checkVisibility()`,
  },
  { name: 'About is closed', key: 'Escape', shows: `!location.pathname.endsWith('/about')` },
]
