/** What a question demands of the rows that answer it, in a way that words alone do not tell. */
export type Condition = TimeCondition | FigureCondition | StateCondition | MarkCondition | LackCondition

interface Said {
  /** Words of the question that say it, as stems: where it is met they are met. */
  stems: ReadonlySet<string>
}

export interface TimeCondition extends Said {
  kind: 'time'
  /** As far as it is said: '2026', '06', '09'; 3 for the third quarter. */
  year: string | undefined
  month: string | undefined
  day: string | undefined
  quarter: number | undefined
  /** 'Until' and 'by' hold for the day itself, too. */
  relation: 'in' | 'before' | 'until' | 'after'
}

export interface FigureCondition extends Said {
  kind: 'figure'
  relation: 'over' | 'from' | 'under' | 'to'
  value: number
  /** In which unit it is said, where it is: of money the scale is part of the value. */
  unit: 'money' | 'share' | undefined
}

export interface StateCondition extends Said {
  kind: 'state'
  state: 'open' | 'running' | 'done' | 'late'
}

/** A code ('B-2') or what tells one of a kind ('option A', 'wave 4'). */
export interface MarkCondition extends Said {
  kind: 'mark'
  mark: string
  /** Of what kind it is; '' for a code. */
  noun: string
}

/** 'Without a second factor', 'has no date': rows that have none of it. */
export interface LackCondition extends Said {
  kind: 'lack'
  /** What they lack. */
  what: string
}
