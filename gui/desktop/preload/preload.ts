// Puts a bridge into our page: functions that carry plain data, and nothing else of this world; small pages get one.
import { contextBridge, ipcRenderer } from 'electron';
import {
  bridgeName,
  channels,
  choicePage,
  officePortMessage,
  previewPage,
  type ChoiceBridge,
  type DesktopBridge,
  type PreviewBridge,
} from '../bridge.ts';
import { isOurPage } from './our-page.ts';

const mainBridge: DesktopBridge = {
  connectOffice: () => ipcRenderer.send(channels.connectOffice),
  system: () => ipcRenderer.invoke(channels.system),
  cacheFolder: () => ipcRenderer.invoke(channels.cacheFolder),
  testCacheFolder: (folder) => ipcRenderer.invoke(channels.testCacheFolder, folder),
  chooseCacheFolder: () => ipcRenderer.invoke(channels.chooseCacheFolder),
  openPreview: (request) => ipcRenderer.invoke(channels.openPreview, request),
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
/** Pages that need one thing only get that. */
const smallBridges: Readonly<Record<string, PreviewBridge | ChoiceBridge>> = {
  [previewPage]: previewBridge,
  [choicePage]: choiceBridge,
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
