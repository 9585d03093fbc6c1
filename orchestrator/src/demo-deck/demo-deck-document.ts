import {
  demoAgents,
  agentOfSlide,
  type DemoLanguage,
  type DemoSlideId,
  demoSlides,
  type DemoStory,
  demoStories,
  takenUpOn,
} from '@parley/contracts/demo-story/demo-story.ts'
import type { DeckSectionId } from '@parley/contracts/http/exports.ts'
import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Block, DeckDocument, DeckSection } from '@parley/decks/deck-document.ts'

export interface DemoDeckInput {
  language: DemoLanguage
  date: string
  personName: string
  additions: { slide: DemoSlideId; content: string; reply: string | null }[]
}

/** Which part of a deck each slide of the story is like. */
const sectionOfSlide: Record<DemoSlideId, DeckSectionId> = {
  goal: 'overview',
  interviews: 'people',
  requirements: 'inputs',
  research: 'findings',
  architecture: 'conclusions',
  verdict: 'decisions',
  outcome: 'next-steps',
}

const words = inLanguages({
  en: {
    subtitle: 'Demo Deck',
    decides: 'What you decide',
    consultant: 'Consultant',
    added: 'What you added',
    all: 'What you added, and where it changed the outcome',
    where: 'Taken up',
    page: { page: 'Page', sources: 'Sources', continued: 'continued', contents: 'Contents' },
  },
  de: {
    subtitle: 'Demo-Präsentation',
    decides: 'Was Sie entscheiden',
    consultant: 'Beratung',
    added: 'Was Sie ergänzt haben',
    all: 'Was Sie ergänzt haben, und wo es das Ergebnis verändert hat',
    where: 'Aufgenommen',
    page: { page: 'Seite', sources: 'Quellen', continued: 'Fortsetzung', contents: 'Inhalt' },
  },
})

/** The story with what a person added, as the document that every deck is written from. */
export function demoDeckDocument(input: DemoDeckInput): DeckDocument {
  const story = demoStories[input.language]
  const text = words(input.language)
  return {
    kind: 'main',
    language: input.language,
    title: story.title,
    subtitle: text.subtitle,
    firmName: story.firm,
    clientName: story.client,
    templateName: null,
    date: input.date,
    confidentialityMark: null,
    words: text.page,
    sections: demoSlides.map((slide) => sectionOf(slide, { input, story })),
    sources: [],
  }
}

interface Told {
  input: DemoDeckInput
  story: DemoStory
}

function sectionOf(slide: DemoSlideId, told: Told): DeckSection {
  const { input, story } = told
  const text = words(input.language)
  const scene = story.scenes[slide]
  const added = input.additions.filter((addition) => addition.slide === slide)
  const says: Block[] = scene.says.map(({ agent, text: said }) =>
    statement({ speaker: story.agents[agent], role: story.roles[demoAgents[agent]], text: said }),
  )
  return {
    id: sectionOfSlide[slide],
    title: scene.title,
    lead: scene.lead,
    groups: [
      { heading: null, blocks: [...says, ...repliesOn(slide, told)] },
      { heading: text.decides, blocks: [{ type: 'paragraph', text: scene.decides, sources: [] }] },
      ...(added.length === 0
        ? []
        : [
            {
              heading: text.added,
              blocks: added.map(({ content }) =>
                statement({ speaker: input.personName, role: text.consultant, text: content }),
              ),
            },
          ]),
      ...(slide === 'outcome' && input.additions.length > 0 ? [everythingAdded(told)] : []),
    ],
  }
}

const statement = ({ speaker, role, text }: { speaker: string; role: string; text: string }): Block => ({
  type: 'statement',
  speaker,
  role,
  at: null,
  verdict: null,
  text,
  sources: [],
})

/** What the slide's agent makes of additions on the one before. */
function repliesOn(slide: DemoSlideId, { input, story }: Told): Block[] {
  const agent = agentOfSlide[slide]
  return input.additions
    .filter((addition) => takenUpOn(addition.slide) === slide)
    .flatMap(({ reply }) =>
      reply === null
        ? []
        : [statement({ speaker: story.agents[agent], role: story.roles[demoAgents[agent]], text: reply })],
    )
}

function everythingAdded({ input, story }: Told): DeckSection['groups'][number] {
  const text = words(input.language)
  return {
    // The table's own title says it.
    heading: null,
    blocks: [
      {
        type: 'table',
        caption: text.all,
        columns: [
          { label: text.added, width: 0.5, align: 'left' },
          { label: text.where, width: 0.5, align: 'left' },
        ],
        rows: input.additions.map(({ slide, content }) => {
          const where = takenUpOn(slide)
          return [{ text: content }, { text: `${story.scenes[where].title}. ${story.effects[where]}` }]
        }),
      },
    ],
  }
}
