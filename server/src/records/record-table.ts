import type { Operation } from '#contract/contract.ts'
import type { Words } from './bad-record.ts'
import type { Column } from './column.ts'

/** A rule over several rows. */
export interface RowCheck {
  readonly column: string
  readonly reason: Words
  readonly repair: Words
  /** SQL over the rows of the file, `rec_new_<table>`: the line and value of each row that breaks it. */
  readonly badRows: string
  /** Other tables of which the statement reads the rows of the file: without their file it is not run. */
  readonly needs?: readonly string[]
}

/** How the rows that an import has added are reversed by other rows; the statements are about one step of the import. */
export interface Reversal {
  /** SQL: rows that cannot be reversed, with their `code`, the code of their `owner` and the key of the `reason`. */
  readonly listBlocked: (importID: number, step: number) => string
  readonly reasons: Readonly<Record<string, Words>>
  /** The first statement adds the rows. */
  readonly reverse: (importID: number, step: number) => readonly string[]
}

/** A table of the format: a file with its columns, and where its rows are stored. */
export interface RecordTable {
  /** The name of the file without its extension, and of the sheet. */
  readonly name: string
  /** One row in a sentence, such as "subject". */
  readonly entity: Words
  readonly about: string
  /** The table of the database. Each row of the file is one row in it. */
  readonly relation: string
  /** SQL over the stored row `t`: a number that identifies it. By default `t.id`, which the database gives. */
  readonly id?: string
  /** SQL over `t`: only such rows belong to the file. */
  readonly where?: string
  readonly columns: readonly Column[]
  /** The columns by which a row of the file is the stored one. */
  readonly key: readonly string[]
  /** Small and capital letters of the key are the same. */
  readonly ignoresCase?: boolean
  /**
   * The code by which other tables refer to a row. `recorded`: the column `code`, which the portal keeps in `record_code`;
   * a row without one gets a code of `prefix` and its id. Otherwise SQL over `t` that makes the code of a stored row.
   */
  readonly code?:
    | { readonly column: string; readonly recorded: string }
    | { readonly column: string; readonly sql: string }
  /** Fields of a new row that the file does not have, as SQL over the row of the file `s`. */
  readonly fixed?: Readonly<Record<string, string>>
  /** SQL over the fields of the new rows: in this order they are added, and then in that of the file. */
  readonly order?: string
  /** A file whose rows belong to rows of another one: they go with it, and stay with it when it is kept. */
  readonly partOf?: { readonly table: string; readonly column: string }
  /** Rows that are deleted with a row of this table, by the column that names it: they do not keep it. */
  readonly parts?: readonly { readonly relation: string; readonly field: string }[]
  /**
   * Fields that a changed row gives up before anything is written, for the SQL `value` over `t`, so that rows can exchange
   * what must be unique; `when` are the columns of which a change makes it do so.
   */
  readonly frees?: readonly {
    readonly field: string
    readonly value: string
    readonly when: readonly string[]
  }[]
  /** A row that the file no longer has and something refers to is closed, not only kept; `isClosed` and `set` are SQL over `t`. */
  readonly closes?: {
    readonly isClosed: string
    readonly set: string
    /** The fields that `set` writes. */
    readonly fields: readonly string[]
    /** The file's values for a closed row, so that a later one can open it again. */
    readonly column: string
    readonly value: string
  }
  /** A stored row that the file does not have stays, because rows can only be added or belong to the portal. */
  readonly keepsOthers?: boolean
  /** Beside that of imports, whoever brings it in by the pages of staff holds this one in the whole university. */
  readonly operation?: 'access.write' | 'finance.import'
  /**
   * The operation that reads the same data elsewhere. To export the table from the pages of staff, one needs it in the
   * whole university, besides the operation of exports.
   */
  readonly readBy?: Operation
  /** The database lets nobody change or delete a row: undoing an import adds rows that take back what it added. */
  readonly reversal?: Reversal
  /**
   * Students make and change such rows themselves: one that no import has written stays, also at the first import of the
   * table. The statements on the difference keep what a student has changed since the last import; `hasOwner` is whether
   * the rows that they are part of are in it too.
   */
  readonly keepByStudents?: (options: {
    readonly overwrites: boolean
    readonly hasOwner: boolean
  }) => readonly string[]
  readonly checks?: readonly RowCheck[]
  /** Columns that are printed on certificates, statements and contracts. */
  readonly printed?: readonly string[]
  /** Statements on the rows of the file before they are compared. */
  readonly adjust?: readonly string[]
  /** Statements before the first and after the last write of an import that has this table, or one that is part of it. */
  readonly before?: readonly string[]
  /** `importID` and `step` are for the rows of `record_change` with which the writes can be undone. */
  readonly after?: (importID: number, step: number) => readonly string[]
  /** Tables that are locked against writing during an import of it. */
  readonly locks?: readonly string[]
}
