import { toOrdinal } from '#rules/text/ordinal.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import classes from './Courses.module.css'
import { CourseFileLink } from './CourseFileLink.tsx'
import type { Course } from './course.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly materials: Course['materials']
}

/** The lecturer's materials, by weeks. */
export const CourseMaterials = ({ subjectId, materials }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  if (materials.length === 0) return <p className="muted">{t('noMaterials')}</p>
  return (
    <ul className={classes['list']}>
      {materials.map((material) => {
        const title = text(material, 'title')
        return (
          <li key={material.fileID}>
            <CourseFileLink
              subjectId={subjectId}
              file={material}
              label={t('download', { title })}
              {...(material.week !== null && { note: t('weekOf', { week: toOrdinal(material.week) }) })}
            >
              {title}
            </CourseFileLink>
            <ChangeMark row={`material ${material.fileID}`} />
          </li>
        )
      })}
    </ul>
  )
}
