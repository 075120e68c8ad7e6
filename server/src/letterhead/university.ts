interface Names {
  readonly ka?: string
  readonly en?: string
}

/** The setting `university`; `list_missing_letterhead` says what a letter still lacks. */
export interface University {
  readonly ka: string
  readonly en: string
  readonly address?: Names
  readonly phone?: string
  readonly email?: string
  readonly url?: string
  /** Who signs letters, and as what. */
  readonly signatory?: Names
  readonly position?: Names
}
