import { limitSettings } from './limit-settings.ts'
import { officeSettings } from './office-settings.ts'
import type { SettingDefinition } from './setting-definition.ts'
import { studySettings } from './study-settings.ts'

/**
 * Every setting of the university. From here the command, the import, the readiness checks, the database and
 * docs/settings.md take what a value may be; a new setting is an entry here, and `migrate` adds its row.
 */
export const settings: readonly SettingDefinition[] = [...officeSettings, ...studySettings, ...limitSettings]
