/** One card of a guide. */
export interface GuideStep {
  /** CSS selector of what the card points at; without it the card stands in the middle of the page. */
  target?: string
  title: string
  text: string
  /** Where the card would like to stand. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The person does it: a click on the target goes on, there is no Next. */
  byClick?: boolean
  /** Done before the card is shown, for instance to go to another page. */
  before?: () => void | Promise<void>
  /** Milliseconds to wait for the target; 4,000 unless told. */
  patience?: number
  /** Said, as the guide's last word, where the target does not come; without it the step is passed over. */
  missing?: string
  /** Left out, and not counted, where the target is not on the page when the guide begins. */
  optional?: boolean
}

/** `done`: seen to its end; `left`: closed before; `missing`: it ended at something that is not there yet. */
export type GuideEnd = 'done' | 'left' | 'missing'
