/** A student with windows of their own: the first round is over or opens tomorrow, or another step runs beside it. */
export type OwnWindow = 'over' | 'soon' | 'pre-registration' | 'second-round'

/** The state of a student's contract; the late one finds no free slot. */
type Abroad = 'to-come' | 'to-sign' | 'signed' | 'too-late'
interface Text {
  readonly ka: string
  readonly en: string
}

export type BySeason = { readonly autumn: number; readonly spring: number }

/** A student of the demo with a log-in, to show one state of the portal. */
export interface NamedStudent {
  readonly key: string
  /** Of the list on the log-in page. */
  readonly group: 'studies' | 'registration' | 'duties' | 'international'
  readonly code: string
  readonly password: string
  readonly state: Text
  readonly name: { readonly ka: readonly [string, string]; readonly en: readonly [string, string] }
  readonly gender: 'woman' | 'man'
  readonly programme: string
  readonly studySemester: BySeason
  /** The share of the planned subjects in which the student is registered already. */
  readonly registered: number
  readonly window?: OwnWindow
  /** Registers as many credits as fit, up to this number instead of the usual 30. */
  readonly credits?: number
  /** Columns of `student` that make the state. */
  readonly flags?: Readonly<Record<string, string | number | boolean | null>>
  readonly isFromAbroad?: true
  readonly abroad?: Abroad
  readonly hasForeignContract?: true
  readonly withoutConcentration?: true
  readonly withoutLocation?: true
  /** The student has marks of every status. */
  readonly hasEveryStatus?: true
  readonly popups?: readonly { readonly title: Text; readonly text: Text }[]
  readonly missingDocuments?: readonly Text[]
}
