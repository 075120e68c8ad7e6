import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { DepartmentContact } from '#web/parts/department/DepartmentContact.tsx'
import { words } from '#web/parts/department/words.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { namesDepartment } from './names-department.ts'

/** A button that shows how to reach the department. */
const DepartmentButton = () => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('contact')}
      </button>
      {isOpen && (
        <DataBoundary skeleton="rows">
          <DepartmentContact />
        </DataBoundary>
      )}
    </>
  )
}

/** Below a notice that sends the student to the department of their school: how to reach it. */
export const renderDepartmentDetail = (text: string) => (namesDepartment(text) ? <DepartmentButton /> : null)
