// Puts a bridge into our page: functions that carry plain data, and nothing else of this world; small pages get one.
import { contextBridge, ipcRenderer } from 'electron';
import {
  bridgeName,
  channels,
  choicePage,
  officePortMessage,
  previewPage,
  screenPage,
  type ChoiceBridge,
  type DesktopBridge,
  type PreviewBridge,
  type ScreenBridge,
} from '../bridge.ts';
import { isOurPage } from './our-page.ts';

const mainBridge: DesktopBridge = {
  connectOffice: () => ipcRenderer.send(channels.connectOffice),
  system: () => ipcRenderer.invoke(channels.system),
  cacheFolder: () => ipcRenderer.invoke(channels.cacheFolder),
  testCacheFolder: (folder) => ipcRenderer.invoke(channels.testCacheFolder, folder),
  chooseCacheFolder: () => ipcRenderer.invoke(channels.chooseCacheFolder),
  openPreview: (request) => ipcRenderer.invoke(channels.openPreview, request),
  takeScreenshot: () => ipcRenderer.invoke(channels.takeScreenshot),
  openLink: (address) => ipcRenderer.invoke(channels.openLink, address),
  signIn: (address) => ipcRenderer.invoke(channels.signIn, address),
  forgetSignIn: () => ipcRenderer.invoke(channels.forgetSignIn),
  onVisit(listener) {
    // The event's own object would carry the sender along; only the route goes on.
    ipcRenderer.on(channels.visit, (_event, route: unknown) => listener(String(route)));
  },
};
const previewBridge: PreviewBridge = { content: () => ipcRenderer.invoke(channels.previewContent) };

const choiceBridge: ChoiceBridge = { choose: (address) => ipcRenderer.invoke(channels.choose, address) };
const screenBridge: ScreenBridge = {
  screens: () => ipcRenderer.invoke(channels.screens),
  chooseScreen: (id) => ipcRenderer.invoke(channels.chooseScreen, id),
};
/** Pages that need one thing only get that. */
const smallBridges: Readonly<Record<string, PreviewBridge | ChoiceBridge | ScreenBridge>> = {
  [previewPage]: previewBridge,
  [choicePage]: choiceBridge,
  [screenPage]: screenBridge,
};

if (isOurPage()) {
  const small = smallBridges[location.pathname];
  contextBridge.exposeInMainWorld(bridgeName, small ?? mainBridge);
  // Ports cannot cross the bridge; a message of the window can carry one, to this page alone.
  if (small === undefined)
    ipcRenderer.on(channels.officePort, (event) =>
      window.postMessage({ type: officePortMessage }, location.origin, [...event.ports]),
    );
}
