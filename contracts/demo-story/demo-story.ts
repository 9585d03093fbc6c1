import { german } from './de.ts'
import { english } from './en.ts'

/** The seven slides of the demo deck, in their order (Document 1, section 1). */
export const demoSlides = [
  'goal',
  'interviews',
  'requirements',
  'research',
  'architecture',
  'verdict',
  'outcome',
] as const
export type DemoSlideId = (typeof demoSlides)[number]

export const demoAgents = {
  businessAnalyst: 'CONTRIBUTOR',
  programManager: 'CONTRIBUTOR',
  researchAnalyst: 'CONTRIBUTOR',
  solutionArchitect: 'CONTRIBUTOR',
  judge: 'APPROVER',
} as const
export type DemoAgent = keyof typeof demoAgents

/** Whose slide it is: who takes up what was added on the one before. */
export const agentOfSlide: Record<DemoSlideId, DemoAgent> = {
  goal: 'programManager',
  interviews: 'businessAnalyst',
  requirements: 'businessAnalyst',
  research: 'researchAnalyst',
  architecture: 'solutionArchitect',
  verdict: 'judge',
  outcome: 'programManager',
}

/** Where what is added on a slide is taken up: on the next one; at the end, on the last itself. */
export const takenUpOn = (slide: DemoSlideId): ReplySlide => {
  const next = demoSlides[demoSlides.indexOf(slide) + 1]
  return next === undefined || next === 'goal' ? 'outcome' : next
}
/** Slides on which something can be taken up: all but the first. */
export type ReplySlide = Exclude<DemoSlideId, 'goal'>

export interface DemoScene {
  title: string
  lead: string
  says: readonly { agent: DemoAgent; text: string }[]
  /** What the consultant decides there. */
  decides: string
}

export interface DemoStory {
  title: string
  firm: string
  client: string
  agents: Record<DemoAgent, string>
  roles: Record<'CONTRIBUTOR' | 'APPROVER', string>
  scenes: Record<DemoSlideId, DemoScene>
  /** What becomes of an addition on each slide. */
  effects: Record<ReplySlide, string>
}

export type DemoLanguage = 'en' | 'de'

/** The story of the demo deck; made up, like all who appear in it. */
export const demoStories: Record<DemoLanguage, DemoStory> = { en: english, de: german }
