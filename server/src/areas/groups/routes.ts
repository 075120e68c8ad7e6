import type { groups } from '#contract/registration/groups.ts'
import { loadGroups } from '#server/enrolment/offer/load-groups.ts'
import { subjectOfGroup } from './subject-of-group.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { lackingParts, nothingLacks } from './lacking-parts.ts'
import { mustChange } from './must-change.ts'
import { offerChange } from '#server/enrolment/offer/offer-change.ts'
import { offerGroups } from '#server/enrolment/offer/offer-groups.ts'
import { offerPractices, offerSeminars } from '#server/enrolment/offer/offer-parts.ts'
import { readSlots, readSlotsOf } from './read-slots.ts'
import { sendRequest } from './send-request.ts'
import { requestsOf } from './sql.ts'
import { takePart } from './take-part.ts'

export const routes: Routes<typeof groups, 'groups'> = {
  general: async ({ db, student, params, locale }) =>
    offerGroups(await loadGroups(db, student.studentID, params.subjectID), locale),
  generalForChange: async ({ db, student, params, locale }) =>
    offerChange(await loadGroups(db, student.studentID, params.subjectID), params.id, locale),
  practise: async ({ db, student, params, locale }) =>
    offerPractices(await loadGroups(db, student.studentID, params.subjectID), locale),
  seminar: async ({ db, student, params, locale }) => {
    const subjectID = await subjectOfGroup(db, student.studentID, params.scheduleID)
    return offerSeminars(await loadGroups(db, student.studentID, subjectID), params.scheduleID, locale)
  },
  mustChange: async ({ db, student }) => ({ subjects: await mustChange(db, student.studentID) }),
  choosePractise: async ({ db, student }) => {
    const subjects = await lackingParts(db, student.studentID, 'practise')
    return { ...(subjects[0] ?? nothingLacks), subjects: [...subjects] }
  },
  chooseSeminar: async ({ db, student }) => {
    const subjects = await lackingParts(db, student.studentID, 'seminar')
    return { ...(subjects[0] ?? nothingLacks), subjects: [...subjects] }
  },
  registerPractise: ({ db, student, body, request }) =>
    takePart(db, student.studentID, readAttemptKey(request), {
      group: body.group,
      parts: [body.practise_group, ...(body.seminar_group == null ? [] : [body.seminar_group])],
    }),
  registerSeminar: ({ db, student, body, request }) =>
    takePart(db, student.studentID, readAttemptKey(request), {
      group: body.group,
      parts: [body.seminar_group],
    }),
  dateTimes: ({ db }) => readSlots(db),
  dateTimesOfSubject: ({ db, student, params }) => readSlotsOf(db, student.studentID, params.x),
  sendRequest: ({ db, student, body, request }) =>
    sendRequest(db, student.studentID, readAttemptKey(request), body),
  requests: async ({ db, student }) => ({ requests: [...(await requestsOf(db, student.studentID))] }),
}
