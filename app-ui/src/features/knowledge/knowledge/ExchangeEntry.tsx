import type { KnowledgeTurn, SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { AnswerView } from './answer/AnswerView.tsx'
import type { Exchange } from './exchanges.ts'
import { FoundNothing } from './answer/FoundNothing.tsx'
import type { OpenSource } from './KnowledgePassage.tsx'
import type { KnowledgePlace } from './knowledge-place.ts'
import { EntryItem, Spoken } from './Spoken.tsx'
import './locales/en.ts'

export interface ExchangeActions {
  onAsk: (query: string, threshold?: number) => void
  onOpen: (source: OpenSource) => void
}

interface ExchangeEntryProps extends ExchangeActions {
  exchange: Exchange
  isNewest: boolean
  place: KnowledgePlace
  filters: readonly SourceFilter[]
  /** Answers that were searched for as widely as it goes. */
  wide: readonly string[]
}

/** A question of the history, and what was answered. */
export function ExchangeEntry(props: ExchangeEntryProps) {
  const { question, answers } = props.exchange
  return (
    <EntryItem>
      {question !== null && <Spoken by="person" at={question.timestamp} text={question.content} />}
      {answers.map((turn) => (
        <Answer key={turn.id} turn={turn} {...props} />
      ))}
    </EntryItem>
  )
}

function Answer({ turn, exchange, ...given }: ExchangeEntryProps & { turn: KnowledgeTurn }) {
  const { answer } = turn
  const asked = exchange.question?.content ?? ''
  if (answer === null) return <Spoken by="knowledge" at={turn.timestamp} text={turn.content} />
  const { isNewest, place, filters, wide, onAsk, onOpen } = given
  return (
    <Spoken by="knowledge" at={turn.timestamp} provider={answer.provider} model={answer.model}>
      <AnswerView answer={answer} question={asked} onOpen={onOpen} />
      {answer.foundNothing && (
        <FoundNothing
          place={place}
          filters={filters}
          onWider={
            isNewest && place.kind === 'client' && asked !== '' && !wide.includes(answer.id)
              ? (threshold) => onAsk(asked, threshold)
              : undefined
          }
        />
      )}
    </Spoken>
  )
}
