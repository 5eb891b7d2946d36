// The real Electron, unpackaged; only where its runtime is.
import { _electron } from 'playwright/test';
import { electronBinary } from '../../scripts/commands/electron.mjs';
import { ROOT, type Running, type StartOptions } from './target';

export const startElectron = async ({ root, dataDir, onPage }: StartOptions): Promise<Running> => {
  const executablePath = electronBinary(ROOT);
  if (executablePath === undefined) throw new Error('There is no Electron runtime here.');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({ executablePath, args: [...asRoot, root, '--data-dir', dataDir] });
  const page = await app.firstWindow();
  onPage(page);
  return { page, stop: () => app.close() };
};
