interface Text {
  readonly ka: string
  readonly en: string
}

interface DemoAnswer extends Text {
  /** An own text is possible beside the answer. */
  readonly ownWords?: true
}

export interface DemoQuestion extends Text {
  /** A later question refers to this question by it. */
  readonly key?: string
  readonly kind: 'one' | 'many' | 'rating' | 'open'
  readonly for?: 'subject' | 'lecturer'
  readonly block?: number
  readonly isOptional?: true
  readonly isFirm?: true
  readonly hasAdditional?: true
  /** The key of another question, and the answer of it (from 0) after which this one is shown. */
  readonly after?: readonly [key: string, answer: number]
  readonly answers?: readonly DemoAnswer[]
}

/** A survey of the demo. */
export interface DemoSurvey extends Text {
  readonly type: 'program' | 'subject' | 'lecturer'
  readonly isLocked: boolean
  readonly description: Text
  /** Open for this many more days. */
  readonly days: number
  readonly blocks: readonly Text[]
  readonly questions: readonly DemoQuestion[]
}
