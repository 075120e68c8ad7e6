interface Text {
  readonly ka: string
  readonly en: string
}

interface DemoAnswer extends Text {
  /** Words of one's own may stand beside it. */
  readonly ownWords?: true
}

export interface DemoQuestion extends Text {
  /** By this a later question may wait for one of its answers. */
  readonly key?: string
  readonly kind: 'one' | 'many' | 'rating' | 'open'
  readonly for?: 'subject' | 'lecturer'
  readonly block?: number
  readonly isOptional?: true
  readonly isFirm?: true
  readonly hasAdditional?: true
  /** The key of another question, and which of its answers, from 0, this one waits for. */
  readonly after?: readonly [key: string, answer: number]
  readonly answers?: readonly DemoAnswer[]
}

/** A survey of the demo. */
export interface DemoSurvey extends Text {
  readonly type: 'program' | 'subject' | 'lecturer'
  readonly isLocked: boolean
  readonly description: Text
  /** Open for so many days more. */
  readonly days: number
  readonly blocks: readonly Text[]
  readonly questions: readonly DemoQuestion[]
}
