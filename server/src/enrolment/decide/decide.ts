import type { Snapshot } from '../snapshot.ts'
import { fieldWords } from '../words.ts'
import { decideCancel } from './cancel.ts'
import { findReplaced } from './change.ts'
import { decideChoose, refuseGroups } from './choose.ts'
import { isRefused } from './refused.ts'
import type { FieldContradiction, SeatChange } from './seat-change.ts'
import type { GroupRequest, SeatRequest } from './seat-request.ts'

const decideGroups = (snapshot: Snapshot, request: GroupRequest): SeatChange | FieldContradiction => {
  const { catalogue, student } = snapshot
  const { scheduleIDs, newSubjectID, preRegID } = request
  const subjectID = catalogue.groups.get(scheduleIDs[0] ?? 0)?.subjectID ?? null
  const replaced = findReplaced(snapshot, request)
  if (isRefused(replaced)) return refuseGroups(subjectID, scheduleIDs, replaced)
  if (subjectID !== null && newSubjectID != null && newSubjectID !== subjectID)
    return { kind: 'field', field: 'newSubjectID', phrase: fieldWords.otherSubject }
  const change = decideChoose(snapshot, subjectID, request, replaced)
  const preRegistered = student.preRegistrations.find((each) => each.preRegID === preRegID)
  const isOther = preRegistered !== undefined && preRegistered.subjectID !== subjectID
  return isOther && student.is_active && change.kind !== 'held'
    ? { kind: 'field', field: 'preRegID', phrase: fieldWords.otherPreRegistration }
    : change
}

/** Decides a request by the rules, on this snapshot alone. A refusal is a value. */
export const decide = (snapshot: Snapshot, request: SeatRequest): SeatChange | FieldContradiction =>
  request.action === 'cancel'
    ? decideCancel(snapshot, request.registrationID)
    : decideGroups(snapshot, request)
