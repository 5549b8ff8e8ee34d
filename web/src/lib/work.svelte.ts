/** Something that is asked of the server: one at a time, and what went wrong stays to be read. */

export class Work {
  busy = $state(false);
  trouble = $state('');

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
