import { useNavigate, useSearch } from '@tanstack/react-router'
import { subjectFilters, type SubjectFilter } from './select-modules.ts'

/** The state of the screen in its address: the filter, and the concentration and minor of the preview (null: the student's own). */
export const useWhatIf = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const readID = (name: string) => (Number.isInteger(search[name]) ? Number(search[name]) : null)
  const [concentrationID, minorID] = [readID('concentration'), readID('minor')]
  const filter: SubjectFilter = subjectFilters.find((each) => each === search['show']) ?? 'all'
  const go = (concentration: number | null, minor: number | null, show = filter) =>
    void navigate({
      to: '/my-program',
      search: {
        ...(show !== 'all' && { show }),
        ...(concentration !== null && { concentration }),
        ...(minor !== null && { minor }),
      },
      replace: true,
      resetScroll: false,
    })
  return {
    concentrationID,
    minorID,
    filter,
    isActive: concentrationID !== null || minorID !== null,
    setConcentration: (id: number | null) => go(id, minorID),
    setMinor: (id: number | null) => go(concentrationID, id),
    setFilter: (show: SubjectFilter) => go(concentrationID, minorID, show),
    reset: () => go(null, null),
  }
}
