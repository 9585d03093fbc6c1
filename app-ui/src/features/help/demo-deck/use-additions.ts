import {
  addToDemo,
  askDemoAgain,
  changeDemoAddition,
  listDemoAdditions,
  restartDemo,
} from '@parley/contracts/http/demo-deck.ts'
import { type DemoLanguage, demoStories, type DemoStory } from '@parley/contracts/demo-story/demo-story.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'

/** The story in the language of the screen. */
export function useStory(): { language: DemoLanguage; story: DemoStory } {
  const { i18n } = useTranslation()
  const language = i18n.language === 'de' ? 'de' : 'en'
  return { language, story: demoStories[language] }
}

const refreshes = [listDemoAdditions]

/** What the person has added, and the ways to change it; each leaves the list as the server has it. */
export function useAdditions() {
  const list = useRouteQuery(listDemoAdditions, {})
  const none: CallOutput<typeof listDemoAdditions> = []
  return {
    list,
    additions: list.data ?? none,
    add: useRouteMutation(addToDemo, refreshes),
    change: useRouteMutation(changeDemoAddition, refreshes),
    askAgain: useRouteMutation(askDemoAgain, refreshes),
    restart: useRouteMutation(restartDemo, refreshes),
  }
}
export type Additions = ReturnType<typeof useAdditions>
