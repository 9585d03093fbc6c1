// All unit tests in groups (npm test); jest.config.mjs runs files by themselves.
import { relative } from 'node:path'
import jestConfig from './jest.config.mjs'
import { groupsFolder, testsIn, writeGroups } from './scripts/test-groups.mjs'

const root = import.meta.dirname

export default {
  ...jestConfig,
  projects: jestConfig.projects.map((project) => {
    const folders = project.roots.map((folder) => relative('<rootDir>', folder))
    const files = testsIn(root, folders).filter((file) => !/\.(services|labelled)\.test\.ts$/.test(file))
    return {
      ...project,
      rootDir: root,
      roots: [...project.roots, `<rootDir>/${groupsFolder}`],
      testMatch: writeGroups(root, project.displayName, files),
    }
  }),
}
