import { useState } from 'react'
import type { SubjectListLocation } from '../../useRegistrationLocation.ts'
import type { SubjectFilter } from '../matches-search.ts'

interface ShownFilter {
  readonly filter: SubjectFilter
  readonly setFilter: (filter: SubjectFilter) => void
}

/** Which subjects the list shows: as in the address, where it has one for them, or as it starts. */
export const useSubjectFilter = (
  location: SubjectListLocation,
  startsWith: 'free' | 'freeIfAny' | 'all',
  freeCount: number | null,
): ShownFilter => {
  const [chosen, setChosen] = useState<SubjectFilter | null>(null)
  // An opened subject changes the address, and not what the list around it shows.
  const [start] = useState(startsWith)
  const isFree = start === 'free' || (start === 'freeIfAny' && freeCount !== 0)
  return {
    filter: location.filter ?? chosen ?? (isFree ? 'free' : 'all'),
    setFilter: location.showFilter ?? setChosen,
  }
}
