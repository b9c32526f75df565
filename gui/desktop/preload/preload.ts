// Puts a bridge into our page: functions that carry plain data, and nothing else of this world; a picture's page gets one.
import { contextBridge, ipcRenderer } from 'electron';
import {
  bridgeName,
  channels,
  officePortMessage,
  previewPage,
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

if (isOurPage()) {
  const isPreview = location.pathname === previewPage;
  contextBridge.exposeInMainWorld(bridgeName, isPreview ? previewBridge : mainBridge);
  // Ports cannot cross the bridge; a message of the window can carry one, to this page alone.
  if (!isPreview)
    ipcRenderer.on(channels.officePort, (event) =>
      window.postMessage({ type: officePortMessage }, location.origin, [...event.ports]),
    );
}
