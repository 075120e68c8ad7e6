/** Whose windows are not like everybody's: the first round is over or opens tomorrow, or another step runs beside it. */
export type OwnWindow = 'over' | 'soon' | 'pre-registration' | 'second-round'

/** How far a student from abroad has come with her contract; who is too late finds no free time to come. */
type Abroad = 'to-come' | 'to-sign' | 'signed' | 'too-late'
interface Text {
  readonly ka: string
  readonly en: string
}

export type BySeason = { readonly autumn: number; readonly spring: number }

/** A student of the demo who can be logged in as, to see one state of the portal. */
export interface NamedStudent {
  readonly key: string
  readonly code: string
  readonly password: string
  readonly state: Text
  readonly name: { readonly ka: readonly [string, string]; readonly en: readonly [string, string] }
  readonly gender: 'woman' | 'man'
  readonly programme: string
  readonly studySemester: BySeason
  /** The share of what she means to take in which she is registered already. */
  readonly registered: number
  readonly window?: OwnWindow
  /** Takes all that fits in up to so many credits, instead of the usual 30. */
  readonly credits?: number
  /** Columns of `student` that make the state. */
  readonly flags?: Readonly<Record<string, string | number | boolean | null>>
  readonly isFromAbroad?: true
  readonly abroad?: Abroad
  readonly hasForeignContract?: true
  readonly withoutConcentration?: true
  readonly withoutLocation?: true
  /** Her marks are of every status. */
  readonly hasEveryStatus?: true
  readonly popups?: readonly { readonly title: Text; readonly text: Text }[]
  readonly missingDocuments?: readonly Text[]
}
