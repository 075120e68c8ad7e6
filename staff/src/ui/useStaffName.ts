import { useLocalized } from '#web/i18n/useWords.ts'

interface StaffName {
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
}

/** The whole name of a member of staff in the current language. */
export const useStaffName = (): ((staff: StaffName) => string) => {
  const text = useLocalized()
  return (staff) => `${text(staff, 'fname')} ${text(staff, 'lname')}`
}
