import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import type { Connection } from '#server/db/open.ts'
import { readContract } from './read-contract.ts'
import { findUndrawablePart } from './require-drawable-contract.ts'

/** The contract data of the API (spec 3.7.1). */
export const loadContractData = async (
  db: Connection,
  studentID: number,
): Promise<z.input<(typeof agreements)['internationalData']['reply']>> => {
  const contract = await readContract(db, studentID)
  const { row, document, hash } = contract
  return {
    id: studentID,
    studentID,
    fnameeng: row.fnameeng,
    lnameeng: row.lnameeng,
    personal_code: row.personal_code,
    specialityeng: row.specialityeng,
    fee: row.accepted?.fee ?? row.fee,
    currency: row.accepted?.currency ?? row.currency,
    contract_approved: row.contract_approved ? 1 : 0,
    accepted_at: row.accepted?.accepted_at ?? null,
    accepted_in: row.accepted?.locale ?? null,
    intake: row.intake,
    intakeeng: row.intakeeng,
    deadlines: row.deadlines.map(({ name, nameeng, date }) => ({ name, nameeng, date })),
    sign_by: row.deadlines.find(({ kind }) => kind === 'signing')?.date ?? null,
    branches: row.branches,
    document,
    text_hash: hash,
    undrawable: findUndrawablePart(contract),
    contact: row.contact,
    apps: row.apps,
  }
}
