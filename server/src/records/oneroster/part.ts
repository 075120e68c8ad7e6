import type { RecordFile } from '../record-file.ts'
import type { Stored } from './load-stored.ts'
import type { OneRosterFiles, PackageIndex } from './package-index.ts'
import type { OneRosterFile } from './read-rows.ts'

export interface Package {
  readonly files: OneRosterFiles
  readonly index: PackageIndex
  readonly stored: Stored
  /** The date at the university. */
  readonly today: string
}

/** Converts a file of a package. */
export type Part = (file: OneRosterFile, all: Package) => RecordFile[]
