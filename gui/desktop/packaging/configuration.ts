// Decides how the desktop program is packed for each system and variant.
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import type { Variant } from '#variants/index.ts';
import { appIdOf } from '../bridge.ts';
import { deepLinkScheme } from '../deep-link.ts';
import { fuses } from './fuses.ts';

/** Where things are on the machine that packs. */
export type PackingPlaces = {
  root: string;
  /** Folder of an Electron that is there; nothing is downloaded in its place. */
  electronFolder: string;
  electronVersion: string;
  /** Folder with `icon.png`, 1024 pixels wide. */
  resources: string;
};

/** What the store's engine needs at run time; everything else is in the bundles. */
const nativeParts = ['better-sqlite3'] as const;

/** The configuration of a variant. Names of files are in English, because installers of all systems can write them. */
export function packingConfiguration(variant: Variant, places: PackingPlaces): Configuration {
  const { productName, tagline } = variant.brand;
  const short = variant.name.replaceAll('.', '-');
  const program = short === 'default' ? 'tangram-desktop' : `tangram-desktop-${short}`;
  return {
    appId: appIdOf(variant.name),
    productName: productName.en,
    artifactName: `${program}-\${version}-\${os}-\${arch}.\${ext}`,
    copyright: 'Apache-2.0',
    directories: {
      app: places.root,
      output: join(places.root, 'dist', 'packages', short),
      buildResources: places.resources,
    },
    electronDist: places.electronFolder,
    electronVersion: places.electronVersion,
    extraMetadata: { main: 'dist/desktop/main.js', name: program, description: tagline.en },
    files: [
      'package.json',
      'dist/desktop/**/*',
      'dist/desktop-preload/**/*',
      'dist/gui/**/*',
      '!**/*.map',
      '!node_modules/**/*',
      ...nativeParts.map((name) => `node_modules/${name}/{package.json,LICENSE,lib/**/*,prebuilds/**/*}`),
    ],
    asar: true,
    asarUnpack: ['**/*.node'],
    electronFuses: fuses,
    // The engine brings Node-API binaries, which fit Electron as they are.
    npmRebuild: false,
    publish: null,
    protocols: [{ name: productName.en, schemes: [deepLinkScheme] }],
    linux: {
      target: ['AppImage', 'deb'],
      category: 'Office',
      executableName: program,
      icon: 'icon.png',
      synopsis: tagline.en,
      maintainer: 'Tangram',
    },
    win: { target: ['nsis'], icon: 'icon.png', executableName: program },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      // Messages and settings belong to the person, not to the program.
      deleteAppDataOnUninstall: false,
    },
    mac: {
      target: ['dmg'],
      icon: 'icon.png',
      category: 'public.app-category.business',
      hardenedRuntime: true,
      gatekeeperAssess: false,
    },
  };
}
