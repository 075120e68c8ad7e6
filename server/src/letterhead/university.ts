interface Names {
  readonly ka?: string
  readonly en?: string
}

/** The setting `university`. `list_missing_letterhead` lists the parts that a letter still needs. */
export interface University {
  readonly ka: string
  readonly en: string
  readonly address?: Names
  readonly phone?: string
  readonly email?: string
  readonly url?: string
  /** Name of the signatory. */
  readonly signatory?: Names
  readonly position?: Names
}
