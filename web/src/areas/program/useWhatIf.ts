import { useNavigate, useSearch } from '@tanstack/react-router'

/** The concentration and the minor of the address that the programme is shown with; null: the student's own. */
export const useWhatIf = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const readID = (name: string) => (Number.isInteger(search[name]) ? Number(search[name]) : null)
  const [concentrationID, minorID] = [readID('concentration'), readID('minor')]
  const go = (concentration: number | null, minor: number | null) =>
    void navigate({
      to: '/my-program',
      search: { ...(concentration !== null && { concentration }), ...(minor !== null && { minor }) },
      replace: true,
      resetScroll: false,
    })
  return {
    concentrationID,
    minorID,
    isActive: concentrationID !== null || minorID !== null,
    setConcentration: (id: number | null) => go(id, minorID),
    setMinor: (id: number | null) => go(concentrationID, id),
    reset: () => go(null, null),
  }
}
