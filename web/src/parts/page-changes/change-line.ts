/** One change since the last visit. */
export interface ChangeLine {
  /** The row of the page that shows the change too, unique on the page: "exam 12". */
  readonly row?: string
  /** The thing that has changed, such as a subject; empty if the text names it. */
  readonly name: string
  /** How it has changed: "Moved: 16:00 → 17:30". */
  readonly text: string
  /** Where on its page it is shown: what its address has for it. */
  readonly search?: Readonly<Record<string, string>>
}

export const formatChangeLine = ({ name, text }: ChangeLine): string =>
  name === '' ? text : `${name}: ${text}`
