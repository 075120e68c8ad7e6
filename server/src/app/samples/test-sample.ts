/** One staff call of somebody, and what it names in the school of the test. */
export interface Sample {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: Readonly<Record<string, number | string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The piece of a file, as it is. */
  readonly bytes?: string
  /** For a list: whether the reply has what belongs to the school. */
  readonly shows?: (data: never) => boolean
  /** The reply is the same in every scope. */
  readonly hasNoScope?: true
}

export type MakeSample = (staffID: number) => Promise<Sample>
