import type { Phrase } from '#rules/text/locale.ts'
import type { Severity } from '#contract/staff/readiness/readiness.ts'
import type { Connection } from '#server/db/open.ts'

/** A row that a check found; the names are empty where the check is about the portal as a whole. */
export interface Finding {
  readonly name: string
  readonly nameeng: string
  /** The student whom the row shows; not in the reply. */
  readonly studentID?: number
}

export interface Findings {
  readonly total: number
  readonly items: Finding[]
}

/** Limits checks to rows in the scopes of a member of staff; nulls check all rows. */
export interface Reader {
  readonly staffID: number | null
  readonly operation: string | null
}

/** Facts about the installation that the database does not have. */
export interface Installation {
  readonly hasMail: boolean
  /** MAIL_FROM is set, or mail is switched off. */
  readonly hasSender: boolean
  readonly hasSms: boolean
  /** The last day on which a request was forwarded by a proxy although none is trusted. */
  readonly untrustedProxyOn: string | undefined
  readonly publicUrl: string | undefined
  readonly paymentProvider: string | undefined
  readonly hasFreeSpace: boolean
  readonly pendingSchema: readonly string[]
  /** Whether the role may keep the job queue. */
  readonly canRunJobs: boolean
  /** Whether the reader's scope is the whole university. */
  readonly isWholeUniversity: boolean
}

export interface Check {
  readonly id: string
  readonly severity: Severity
  /** Makes no sense while this check finds something. */
  readonly after?: string
  /** The page of staff that fixes it. */
  readonly path?: '/students' | '/access' | '/finance/tuition'
  /** SQL that returns what is wrong, as `ka` and `en`. Absent if the check needs more than the database. */
  readonly rows?: string
  readonly load: (
    db: Connection,
    reader: Reader,
    installation: Installation,
    limit: number,
    offset: number,
  ) => Promise<Findings>
}

export interface CheckWords {
  readonly title: Phrase
  /** How to fix it, with the command, table or setting. */
  readonly fix: Phrase
  /** Fixed on the server, by the operator of the portal; otherwise by the office. */
  readonly isForServer?: true
}
