import { toSubjectState, type OfferedSubject } from '../subject-list/to-subject-state.ts'
import type { Module } from '../subject-list/sources.ts'

/** Maximum length: more would be a second list of subjects. */
const maxFromModules = 8

type OfModule = OfferedSubject & { readonly program_moduleID: number | null }

const canTake = (subject: OfferedSubject): boolean => toSubjectState(subject, true) === 'free'

/**
 * The subjects that a student still has to take and can take now: all pre-registered ones, then failed ones, then those of
 * compulsory modules in the order of the programme. `isListed`: those of the modules are in the list of subjects beside it.
 */
export const listLeftToDo = <Pre extends OfferedSubject, Open extends OfModule>(
  preRegistered: readonly Pre[],
  open: readonly Open[],
  modules: readonly Module[],
  isListed = false,
): { readonly preRegistered: readonly Pre[]; readonly fromModules: readonly Open[] } => {
  const compulsory = new Set(
    modules.filter(({ kind }) => kind === 'compulsory').map(({ program_moduleID }) => program_moduleID),
  )
  const isPreRegistered = ({ subjectID }: Open) => preRegistered.some((own) => own.subjectID === subjectID)
  const others = open.filter(
    (subject, at) =>
      canTake(subject) &&
      !isPreRegistered(subject) &&
      open.findIndex(({ subjectID }) => subjectID === subject.subjectID) === at,
  )
  const isFailed = ({ score }: Open) => score !== null
  const isCompulsory = ({ program_moduleID }: Open) =>
    program_moduleID !== null && compulsory.has(program_moduleID)
  const fromModules = [
    ...others.filter(isFailed),
    ...others.filter((subject) => !isFailed(subject) && isCompulsory(subject)),
  ].slice(0, maxFromModules)
  // Never nothing at all.
  const failed = fromModules.filter(isFailed)
  const hasOthers = preRegistered.length + failed.length > 0
  return { preRegistered, fromModules: isListed && hasOthers ? failed : fromModules }
}
