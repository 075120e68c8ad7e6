import { parentPort, workerData } from 'node:worker_threads'
import { FieldRefusal } from '#server/http/refusal.ts'
import { nameOfBadStatement } from '../bad-statement.ts'
import { parseStatement, type StatementFile } from '../parse-statement.ts'

try {
  parentPort!.postMessage({ parsed: parseStatement(workerData as StatementFile) })
} catch (error) {
  const refused = error instanceof FieldRefusal ? nameOfBadStatement(error) : undefined
  if (refused === undefined) throw error
  parentPort!.postMessage({ refused })
}
