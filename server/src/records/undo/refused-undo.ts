import { RefusedRecords } from '../refused-records.ts'

/** Why an import cannot be undone; nothing was changed. */
export class RefusedUndo extends RefusedRecords {}
