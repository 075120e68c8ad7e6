import type { GroupSet } from '#demo/groups/group.ts'
import type { Registration } from './registrations.ts'

/** The key of the student in whose subjects the office closed the groups of some parts. */
const studentKeys = 'parts'

/** In a subject of three parts the seminar and the practice are closed, in one of two parts the last. */
const remainingParts = (set: GroupSet): GroupSet => set.slice(0, 1)

/**
 * Removes the named student's seats in the further parts of one subject of three parts and one of two; those seats are
 * free again.
 */
export const removeParts = (registrations: readonly Registration[]): Registration[] => {
  // Free credits have a step of their own, so the subject must be open to the student now.
  const own = registrations.filter(
    ({ student, request }) => student.named?.key === studentKeys && request.module.kind !== 'free',
  )
  const whole = [3, 2].map((parts) => own.find(({ set }) => set.length === parts))
  return registrations.map((registration) => {
    if (!whole.includes(registration)) return registration
    const set = remainingParts(registration.set)
    for (const group of registration.set) if (!set.includes(group)) group.taken -= 1
    return { ...registration, set }
  })
}
